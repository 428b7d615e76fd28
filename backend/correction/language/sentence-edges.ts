import { mark, type Rule } from './rule.ts';

/** A sentence, not the first of its paragraph after a title, that begins with a small letter. */
export const lowercaseStart: Rule = ({ source, sentences }) =>
  sentences.flatMap(({ words, text }) => {
    const [first] = words;
    if (!first || words.length < 3 || !/^\p{Ll}\p{L}*$/u.test(first.text) || !text.startsWith(first.text)) return [];
    const right = first.text.charAt(0).toUpperCase() + first.text.slice(1);
    return [
      mark(source, [first, first], {
        category: 'ortografia',
        rule: 'maiuscula-inicial',
        message: 'A frase começa com letra maiúscula.',
        suggestions: [right],
      }),
    ];
  });

const fullParagraphWords = 12;

/** A paragraph that ends without punctuation. */
export const missingFullStop: Rule = ({ source, paragraphs }) =>
  paragraphs.flatMap(({ words, text }) => {
    const last = words.at(-1);
    if (!last || words.length < fullParagraphWords || !/[\p{L}\p{N},]$/u.test(text)) return [];
    const written = source.slice(last.start, last.end);
    return [
      mark(source, [last, last], {
        category: 'pontuacao',
        rule: 'ponto-final-ausente',
        message: 'O parágrafo termina sem pontuação.',
        suggestions: [`${written}.`],
      }),
    ];
  });
