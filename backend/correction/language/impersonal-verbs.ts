import { eachWord, likeCase, mark, type Near, type Rule } from './rule.ts';
import type { Word } from '../text/parse-text.ts';
import type { Dictionary } from './dictionary.ts';
import { wordSet } from '../text/word-set.ts';

const manyOf = wordSet(`
  muitos muitas vários várias diversos diversas alguns algumas inúmeros inúmeras poucos poucas bastantes tantos tantas milhares milhões pessoas casos
  motivos fatores problemas
`);
const timeUnits = new Set(['anos', 'meses', 'dias', 'semanas', 'décadas', 'séculos', 'horas']);

/** "Haver" in the sense of existing and "fazer" of time have no plural; "existir" does. */
export const impersonalVerbs: Rule = (text, dictionary) =>
  eachWord(text, (word, near) => {
    const found = findHaver(word, near) ?? findExistir(word, near, dictionary) ?? findFazer(word, near);
    return (
      found &&
      mark(text.source, [found.first ?? word, word], {
        category: 'concordancia',
        rule: found.rule,
        message: found.message,
        suggestions: [likeCase(found.right, (found.first ?? word).text)],
      })
    );
  });

type Found = { first?: Word; right: string; rule: string; message: string };

const haverMessage = '“Haver” com o sentido de existir é impessoal e fica no singular.';
const haverForms: Record<string, string> = { houveram: 'houve', haviam: 'havia', haverão: 'haverá', houverem: 'houver', hajam: 'haja' };
const auxiliaries: Record<string, string> = {
  devem: 'deve',
  podem: 'pode',
  vão: 'vai',
  deveriam: 'deveria',
  poderiam: 'poderia',
  precisam: 'precisa',
  deverão: 'deverá',
  poderão: 'poderá',
};

function findHaver({ lower }: Word, { after, before }: Near): Found | undefined {
  const next = after(1)?.lower ?? '';
  const right = haverForms[lower];
  // A participle makes it the auxiliary of another verb: "haviam feito".
  if (right && !/[aiío]do$|[aiío]dos?$|to$/u.test(next) && (lower === 'houveram' || manyOf.has(next)))
    return { right, rule: 'haver-impessoal', message: haverMessage };
  const auxiliary = before(1);
  const singular = auxiliary && auxiliaries[auxiliary.lower];
  if (lower === 'haver' && singular && auxiliary && !/[aiío]do$/u.test(next))
    return {
      first: auxiliary,
      right: `${singular} haver`,
      rule: 'haver-impessoal',
      message: 'O auxiliar de “haver” impessoal também fica no singular.',
    };
  return undefined;
}

const existirForms: Record<string, string> = {
  existe: 'existem',
  exista: 'existam',
  existia: 'existiam',
  existiu: 'existiram',
  existirá: 'existirão',
};
const degrees = new Set(['mais', 'menos', 'tantos', 'tantas']);
const notNouns = wordSet(`
  mais menos antes depois através apenas nós vós atrás pois três dois duas mas nas nos aos das dos pelas pelos ônibus apesar jamais simples aliás detrás
  demais ademais invés às ás as os dois seis dez quais umas uns
`);

function findExistir({ lower }: Word, { after }: Near, dictionary: Dictionary): Found | undefined {
  const right = existirForms[lower];
  const [next, following] = [after(1)?.lower ?? '', after(2)?.lower ?? ''];
  const isMany = manyOf.has(next) ? next !== 'milhares' && next !== 'milhões' : isPlural(degrees.has(next) ? following : next, dictionary);
  return right && isMany
    ? { right, rule: 'existir-plural', message: '“Existir” concorda com o sujeito, que vem depois e está no plural.' }
    : undefined;
}

function isPlural(lower: string, dictionary: Dictionary): boolean {
  return (
    lower.length > 3 &&
    lower.endsWith('s') &&
    !notNouns.has(lower) &&
    dictionary.accepts(lower) &&
    /(?:[aeo]s|[aeéó]is|ões|ãos|ns)$/u.test(lower)
  );
}

function findFazer({ lower }: Word, { after }: Near): Found | undefined {
  const [one, two] = [after(1)?.lower ?? '', after(2)?.lower ?? ''];
  const isTime =
    timeUnits.has(one) ||
    (timeUnits.has(two) &&
      (/^\d+$/u.test(one) || ['muitos', 'alguns', 'poucos', 'vários', 'dois', 'três', 'dez', 'vinte', 'cinco'].includes(one)));
  return lower === 'fazem' && isTime
    ? { right: 'faz', rule: 'fazer-impessoal', message: '“Fazer” que indica tempo é impessoal e fica no singular.' }
    : undefined;
}
