import type { ZeroReason } from '@lauda/contracts/types';
import type { Features } from '../features/measure-features.ts';
import type { Rubric } from './rubric.ts';

/** Why the exam would give zero to the whole text, or null. What needs a reader's judgement (offence, another genre) is not claimed. */
export function findZeroReason(features: Features, rubric: Rubric): ZeroReason | null {
  const { statistics, copied, theme } = features;
  const lines = statistics.estimatedLines;
  const ownLines = Math.floor(lines * (1 - copied.share));
  if (statistics.words === 0) return zero('em_branco', 'Em branco', 'Não há texto escrito.');
  if (features.language.foreign)
    return zero('lingua_estrangeira', 'Anulada', 'O texto está, na maior parte, em outra língua ou em palavras que não existem em português.');
  if (lines < rubric.lines.zeroBelow) {
    return zero(
      'insuficiente',
      'Texto insuficiente',
      `O texto ocuparia cerca de ${lines} ${lines === 1 ? 'linha manuscrita' : 'linhas manuscritas'} (estimativa); com menos de ${rubric.lines.zeroBelow}, a prova ${rubric.name} atribui nota zero.`,
    );
  }
  if (copied.share >= copiedShareMin && ownLines < Math.max(rubric.lines.zeroBelow, ownLinesMin)) {
    return zero(
      'copia',
      'Cópia',
      `Descontadas as linhas copiadas da proposta, sobram cerca de ${ownLines} (estimativa), menos do que o mínimo para a correção.`,
    );
  }
  if (isOffTheme(theme))
    return zero('fuga_tema', 'Fuga ao tema', `Nenhuma das palavras que definem o tema (${theme.keywords.slice(0, 4).join(', ')}) aparece no texto.`);
  return null;
}

const copiedShareMin = 0.4;
const ownLinesMin = 7;
/** With fewer words in the title, their absence says little. */
const keywordsMin = 3;
/** Nearly every on-theme text shares more of its words with the proposal. */
const sharedMax = 0.02;
/** With a title alone there is nothing more to share. */
const keywordsOnly = 12;

function isOffTheme({ keywords, absent, shared, size }: Features['theme']): boolean {
  return keywords.length >= keywordsMin && absent && (size < keywordsOnly ? keywords.length > keywordsMin : shared < sharedMax);
}

function zero(code: string, label: string, explanation: string): ZeroReason {
  return { code, label, explanation };
}
