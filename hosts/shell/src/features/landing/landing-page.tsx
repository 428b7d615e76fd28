import { productName } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Logo } from '@lauda/ui/plain';
import { SkipLink } from '../../frame/skip-link.tsx';
import { ExampleMarks, ExampleScores, ExampleSheet } from './example-correction.tsx';
import { Exams, Plans, Steps } from './offer.tsx';
import { PlansLink } from './plans-link.tsx';
import { texts } from './texts.ts';
import './landing.css';

/** `signUp`: whether the server takes new accounts; without it the way in is for who has one. */
export type LandingProps = { signUp: boolean; onPlans: (source: string) => void };

/** What a stranger sees at / (spec §2.1). */
export function LandingPage({ signUp, onPlans }: LandingProps) {
  usePageTitle(texts.title);
  return (
    <div className="landing">
      <SkipLink />
      <header className="landing-top">
        <Logo name={productName} />
        <nav aria-label={texts.account}>
          <PlansLink className="landing-plans" source="landing_top" onPlans={onPlans}>
            {texts.plans}
          </PlansLink>
          <ButtonLink look="outline" to="/signin">
            {texts.signIn}
          </ButtonLink>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="landing-first">
          <Welcome signUp={signUp} />
          <ExampleSheet />
        </div>
        <ExampleMarks />
        <ExampleScores />
        <Exams />
        <Steps />
        <Plans onPlans={onPlans} />
        <section className="landing-last">
          <h2>{texts.lastTitle}</h2>
          <p>{texts.lastText}</p>
          <Actions signUp={signUp} />
        </section>
      </main>
      <footer className="landing-foot">
        <p>{texts.footer}</p>
      </footer>
    </div>
  );
}

function Welcome({ signUp }: Pick<LandingProps, 'signUp'>) {
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
      <Actions signUp={signUp} />
      <p className="landing-free">{texts.free}</p>
    </div>
  );
}

function Actions({ signUp }: Pick<LandingProps, 'signUp'>) {
  return (
    <div className="landing-actions">
      {signUp && <ButtonLink to="/signup">{texts.signUp}</ButtonLink>}
      <ButtonLink look={signUp ? 'outline' : 'solid'} to="/signin">
        {texts.signIn}
      </ButtonLink>
    </div>
  );
}
