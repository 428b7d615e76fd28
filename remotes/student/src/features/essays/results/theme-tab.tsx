import type { Essay } from '@lauda/api-client/essays';
import { texts } from './texts.ts';

/** The theme as it was given, beside the exam that it belongs to. */
export function ThemeTab({ essay }: { essay: Essay }) {
  const { examType, examBoard, institution, position, subject } = essay;
  const { exam: names } = texts;
  const facts = [
    [names.type, names.types[examType]],
    [names.board, examType === 'ENEM' ? '' : examBoard],
    [names.institution, institution],
    [names.position, position],
    [names.subject, subject],
  ].filter(([, value]) => value);
  return (
    <div className="results-columns">
      <p className="results-theme" dir="auto">
        {essay.theme}
      </p>
      <dl className="results-exam">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
