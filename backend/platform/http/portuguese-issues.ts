import { z } from 'zod';
import { pt } from 'zod/locales';

type Issue = z.core.$ZodRawIssue;

/** What an input lacks, fit to be shown; the contracts' own sentences come before these. */
const sentences: Partial<Record<Issue['code'], (issue: Issue) => string>> = {
  invalid_type: ({ input }) => (input === undefined || input === null ? 'Preencha este campo.' : 'Este campo não tem o formato esperado.'),
  invalid_value: (issue) => `Escolha uma destas opções: ${'values' in issue ? String(issue.values).replaceAll(',', ', ') : ''}.`,
  too_big: (issue) =>
    'maximum' in issue && issue.origin === 'string'
      ? `Use no máximo ${figure(issue.maximum)} caracteres.`
      : `O máximo é ${'maximum' in issue ? figure(issue.maximum) : ''}.`,
  too_small: (issue) =>
    'minimum' in issue && issue.origin === 'string'
      ? 'Preencha este campo.'
      : `O mínimo é ${'minimum' in issue ? figure(issue.minimum) : ''}.`,
  invalid_format: () => 'Este campo não tem o formato esperado.',
  unrecognized_keys: () => 'Há campos que esta chamada não conhece.',
};

/** From now on every schema speaks Portuguese. */
export function speakPortuguese(): void {
  z.config({ ...pt(), customError: (issue) => sentences[issue.code]?.(issue) });
}

function figure(limit: unknown): string {
  return Number(limit).toLocaleString('pt-BR');
}
