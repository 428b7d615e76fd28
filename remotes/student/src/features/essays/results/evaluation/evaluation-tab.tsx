import type { EssayResults } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { PremiumNote } from '../premium-note.tsx';
import { texts } from '../texts.ts';
import { Markdown } from './markdown.tsx';
import { MarkdownContents } from './markdown-contents.tsx';

/** The whole evaluation in words; the server leaves it out of a trial user's answer (spec §6). */
export function EvaluationTab({ detailedComments }: Pick<EssayResults, 'detailedComments'>) {
  const { user } = useHost();
  if (detailedComments)
    return (
      <div className="results-columns">
        <Markdown source={detailedComments} />
        <MarkdownContents source={detailedComments} label={texts.evaluationContents} />
      </div>
    );
  if (user.role === 'trial') return <LockedEvaluation />;
  return <p>{texts.evaluationEmpty}</p>;
}

/** What there would be to read, and the way to it. */
function LockedEvaluation() {
  return (
    <PremiumNote text={texts.evaluationLocked} source="commented_evaluation">
      <ul>
        {texts.evaluationParts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </PremiumNote>
  );
}
