import type { Features } from '../features/measure-features.ts';
import type { Aspect } from '../scorer/aspect.ts';
import type { AspectScore } from '../scorer/score-aspects.ts';
import { judge, spokenSignals } from './judgement.ts';
import { signalTexts } from './signal-texts.ts';
import { capitalise } from './wording.ts';

/** Why a card has its score, in one sentence: a rule's remark where a rule decided, else what helped and what cost most. */
export function explainScore(aspect: Aspect, { contributions }: AspectScore, { features, remark }: { features: Features; remark?: string | undefined }): string {
  const { strong, weak } = judge(contributions.filter(({ signal }) => spokenSignals[aspect].includes(signal)));
  const good = strong[0] && signalTexts[strong[0]].strong(features);
  const lacking = weak[0] && signalTexts[weak[0]].weak(features);
  if (remark) return sentence(good && !remark.startsWith('−') && !remark.startsWith('sem') ? `${good}, mas ${remark}` : remark);
  if (good && lacking) return sentence(`${good}, mas ${lacking}`);
  return sentence(good ?? lacking ?? 'o texto fica na média do que se mede aqui');
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}
