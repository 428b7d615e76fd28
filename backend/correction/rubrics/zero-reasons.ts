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
    return zero(
      'lingua_estrangeira',
      'Anulada',
      'O texto está, na maior parte, em outra língua ou em palavras que não existem em português.',
    );
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
  if (isOffTheme(features))
    return zero(
      'fuga_tema',
      'Fuga ao tema',
      `Nenhuma das palavras que definem o tema (${theme.specific.slice(0, 4).join(', ')}) aparece no texto.`,
    );
  return null;
}

const copiedShareMin = 0.4;
const ownLinesMin = 7;
/** With fewer words of its own in the title, or in a shorter text, their absence says little. */
const specificMin = 3;
const wordsMin = 100;
/** Nearly every on-theme text shares more of its words with the whole proposal; a title alone (fewer words than `sizeMin`) has no more to share. */
const sharedMax = 0.02;
const sizeMin = 12;

function isOffTheme({ theme: { specific, absent, shared, size }, statistics }: Features): boolean {
  return absent && specific.length >= specificMin && statistics.words >= wordsMin && (size < sizeMin || shared < sharedMax);
}

function zero(code: string, label: string, explanation: string): ZeroReason {
  return { code, label, explanation };
}
