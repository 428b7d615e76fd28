import type { EssayResults } from '@lauda/api-client/essays';
import { useHost } from '@lauda/host-sdk';
import { Markdown } from './markdown.tsx';
import { PremiumNote } from '../premium-note.tsx';
import { texts } from '../texts.ts';

/** The whole evaluation in words; the server leaves it out of a trial user's answer (spec §6). */
export function EvaluationTab({ detailedComments }: Pick<EssayResults, 'detailedComments'>) {
  const { user } = useHost();
  if (detailedComments) return <Markdown source={detailedComments} />;
  if (user.role === 'trial') return <PremiumNote text={texts.evaluationLocked} source="commented_evaluation" />;
  return <p>{texts.evaluationEmpty}</p>;
}
