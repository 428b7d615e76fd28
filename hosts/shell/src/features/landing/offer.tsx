import { PlansLink } from './plans-link.tsx';
import { texts } from './texts.ts';
import './offer.css';

/** The exams, what is measured in each, and its scale. */
export function Exams() {
  return (
    <section className="landing-part">
      <h2>{texts.examsTitle}</h2>
      <ul className="offer-exams">
        {texts.exams.map(({ name, text, max }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="offer-max">{max}</p>
          </li>
        ))}
      </ul>
      <p className="landing-small">{texts.examsNote}</p>
    </section>
  );
}

/** The wizard's four steps, by their names. */
export function Steps() {
  return (
    <section className="landing-part">
      <h2>{texts.stepsTitle}</h2>
      <ol className="offer-steps">
        {texts.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each plan gives; what it costs is told where it is chosen. */
export function Plans({ onPlans }: { onPlans: (source: string) => void }) {
  const { freePlan, premiumPlan } = texts;
  return (
    <section className="landing-part">
      <h2>{texts.plansTitle}</h2>
      <div className="offer-plans">
        <Plan {...freePlan} />
        <Plan {...premiumPlan} />
      </div>
      <PlansLink className="ui-button ui-button-outline" source="landing_plans" onPlans={onPlans}>
        {texts.seePlans}
      </PlansLink>
    </section>
  );
}

function Plan({ name, points, coming }: { name: string; points: string[]; coming?: string }) {
  return (
    <div className="offer-plan">
      <h3>{name}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {coming && <p className="landing-small">{coming}</p>}
    </div>
  );
}
