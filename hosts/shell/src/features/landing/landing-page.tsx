import { productName } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Logo } from '@lauda/ui/plain';
import { Link } from '@lauda/vendor';
import { SkipLink } from '../../frame/skip-link.tsx';
import { ExampleMarks, ExampleScores, ExampleSheet } from './example-correction.tsx';
import { Exams, Plans, Steps } from './offer.tsx';
import { texts } from './texts.ts';
import './landing.css';

/** What a stranger sees at / (spec §2.1). */
export function LandingPage() {
  usePageTitle(texts.title);
  return (
    <div className="landing">
      <SkipLink />
      <header className="landing-top">
        <Logo name={productName} />
        <nav aria-label={texts.account}>
          <Link className="landing-plans" to="/subscription-plans">
            {texts.plans}
          </Link>
          <ButtonLink look="outline" to="/signin">
            {texts.signIn}
          </ButtonLink>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="landing-first">
          <Welcome />
          <ExampleSheet />
        </div>
        <ExampleMarks />
        <ExampleScores />
        <Exams />
        <Steps />
        <Plans />
        <section className="landing-last">
          <h2>{texts.lastTitle}</h2>
          <p>{texts.lastText}</p>
          <Actions />
        </section>
      </main>
      <footer className="landing-foot">
        <p>{texts.footer}</p>
      </footer>
    </div>
  );
}

function Welcome() {
  return (
    <div className="landing-welcome">
      <h1>
        {texts.titleStart}
        <span className="landing-stroked">
          {texts.titleStroked}
          <svg viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden="true">
            <path d="M3 7Q34 1.5 66 5T117 3.5" />
          </svg>
        </span>
      </h1>
      <p className="landing-lead">{texts.lead}</p>
      <Actions />
      <p className="landing-free">{texts.free}</p>
    </div>
  );
}

function Actions() {
  return (
    <div className="landing-actions">
      <ButtonLink to="/signup">{texts.signUp}</ButtonLink>
      <ButtonLink look="outline" to="/signin">
        {texts.signIn}
      </ButtonLink>
    </div>
  );
}
