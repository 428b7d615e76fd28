import { texts } from './texts.ts';
import './step-line.css';

/** The four steps of an essay as a thin line. @param active counted from 1. */
export function StepLine({ active }: { active: number }) {
  return (
    <nav aria-label={texts.stepsLabel}>
      <ol className="step-line">
        {texts.steps.map((name, index) => {
          const state = stateOf(index + 1, active);
          return (
            <li key={name} className={`step-line-${state}`} aria-current={state === 'active' ? 'step' : undefined}>
              {name}
              <span className="ui-hidden"> ({texts.stepStates[state]})</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(step: number, active: number): keyof typeof texts.stepStates {
  if (step < active) return 'done';
  return step === active ? 'active' : 'inactive';
}
