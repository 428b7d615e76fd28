import { eachWord, likeCase, mark, type Rule } from './rule.ts';
import { wordSet } from '../text/word-set.ts';

const units = new Set(['tempo', 'tempos', 'anos', 'dias', 'meses', 'séculos', 'décadas', 'semanas', 'horas']);
const quantities = new Set(['muito', 'muitos', 'muitas', 'pouco', 'alguns', 'algumas', 'vários', 'várias']);
/** Before these "a" is the preposition or part of a span: "daqui a", "referente a", "de cinco a dez anos". */
const notPast = wordSet(`
  daqui referente relação quanto devido superior inferior até condenado condenados de em com próximo equivalente igual graças respeito sobrevive
  resiste frente sobreviveu dois três cinco dez resistiu média longo pena reclusão remete comparado
`);

/** "a muito tempo" for time gone by, which is "há"; "daqui há" for time to come, which is "a"; "há … atrás", said twice. */
export const aOrHa: Rule = (text) =>
  eachWord(text, (word, { after, before }) => {
    const [one, two, three] = [after(1), after(2), after(3)];
    if (word.lower === 'há' && before(1)?.lower === 'daqui') {
      return mark(text.source, [word, word], {
        category: 'ortografia',
        rule: 'a-ou-ha',
        message: 'O tempo que ainda vai passar se indica com “a”: “daqui a”.',
        suggestions: ['a'],
      });
    }
    const last = one && units.has(one.lower) ? one : one && two && units.has(two.lower) ? two : undefined;
    if (!last || !one) return undefined;
    const following = last === one ? two : three;
    if (word.lower === 'há' && following?.lower === 'atrás') {
      const span = text.source.slice(word.start, last.end);
      return mark(text.source, [word, following], {
        category: 'vocabulario',
        rule: 'ha-atras',
        message: '“Há” já diz que o tempo passou: “atrás” é redundante.',
        suggestions: [span],
      });
    }
    const isPast =
      following?.lower === 'atrás' ||
      (last === two && quantities.has(one.lower) && last.lower !== 'horas') ||
      (last === one && ['séculos', 'décadas', 'anos'].includes(one.lower) && word.position === 0);
    if (word.lower !== 'a' || !isPast || notPast.has(before(1)?.lower ?? '') || /^\d/u.test(before(1)?.lower ?? '')) return undefined;
    return mark(text.source, [word, last], {
      category: 'ortografia',
      rule: 'a-ou-ha',
      message: 'O tempo que já passou se indica com o verbo haver: “há”.',
      suggestions: [likeCase(text.source.slice(word.start, last.end).replace(/^a/iu, 'há'), word.text)],
    });
  });
