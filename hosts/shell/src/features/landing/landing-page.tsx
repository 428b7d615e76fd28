import { productName } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { ButtonLink, Logo } from '@lauda/ui/plain';
import { texts } from './texts.ts';
import './landing.css';

/** What a stranger sees at / (spec §2.1). */
export function LandingPage() {
  usePageTitle(texts.title);
  return (
    <div className="landing">
      <header>
        <Logo name={productName} />
        <ButtonLink look="quiet" to="/signin">
          {texts.signIn}
        </ButtonLink>
      </header>
      <main>
        <div className="landing-first">
          <div>
            <h1>{texts.title}</h1>
            <p className="landing-lead">{texts.lead}</p>
            <div className="landing-actions">
              <ButtonLink to="/signin">{texts.signIn}</ButtonLink>
              <ButtonLink look="outline" to="/signup">
                {texts.signUp}
              </ButtonLink>
            </div>
          </div>
          <Sample />
        </div>
        <ul>
          {texts.points.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

/** A line as it comes back corrected. */
function Sample() {
  const { before, marked, after, note } = texts.sample;
  return (
    <figure className="landing-sample">
      <p>
        {before}
        <mark>{marked}</mark>
        {after}
      </p>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
