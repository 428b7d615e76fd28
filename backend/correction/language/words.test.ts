import { describe, expect, test } from '@jest/globals';
import { aOrHa } from './a-or-ha.ts';
import { cliticAccent } from './clitic-accent.ts';
import { masOrMais, mauOrMal, porQueInQuestion, porqueOfCause, porTanto, trasOrTraz } from './look-alikes.ts';
import { missingAccent } from './missing-accent.ts';
import { ondeWithoutPlace } from './onde-without-place.ts';
import { aGente, cliticStart, mimBeforeVerb } from './pronouns.ts';
import { repeatedWord } from './repeated-word.ts';
import type { Rule } from './rule.ts';
import { marksOf } from './testing.ts';
import { verbForNoun } from './verb-for-noun.ts';

const cases: [string, Rule, [string, string][], string[]][] = [
  [
    'a or há',
    aOrHa,
    [
      ['O problema existe a muito tempo.', 'a muito tempo → há muito tempo'],
      ['Há dez anos atrás era pior.', 'Há dez anos atrás → Há dez anos'],
      ['Daqui há pouco acaba.', 'há → a'],
    ],
    ['Daqui a muitos anos.', 'De cinco a dez anos.', 'Existe há muito tempo.', 'Referente a muitos anos.', 'Condenado a muitos anos.'],
  ],
  [
    'por tanto or portanto',
    porTanto,
    [
      ['Por tanto, é preciso agir.', 'Por tanto → Portanto'],
      ['Por tanto a escola deve agir.', 'Por tanto → Portanto'],
    ],
    ['Por tanto tempo calados.', 'Paga por tanto esforço.', 'Portanto, é preciso agir.'],
  ],
  [
    'an infinitive before -lo',
    cliticAccent,
    [
      ['Não basta simplifica-los.', 'simplifica-los → simplificá-los'],
      ['É preciso resolve-lo.', 'resolve-lo → resolvê-lo'],
      ['Vão construi-la.', 'construi-la → construí-la'],
    ],
    [
      'É preciso simplificá-los.',
      'É preciso dividi-los.',
      'Pôs-se a lê-lo.',
      'Guarda-o bem.',
      'Encontrou-lhe a casa.',
      'É difícil segui-los.',
    ],
  ],
  [
    'trás or traz',
    trasOrTraz,
    [['Isso trás problemas.', 'trás → traz']],
    ['Olhou para trás e viu.', 'Ficou por trás da porta.', 'Isso traz problemas.'],
  ],
  [
    'mas or mais',
    masOrMais,
    [
      ['Não só educa, mais também diverte.', 'mais → mas'],
      ['Os livros ajudam, mais poderiam custar menos.', 'mais → mas'],
      ['É raro, mais não impossível.', 'mais → mas'],
    ],
    [
      'Não só educa, mas também diverte.',
      'Quero mais também.',
      'Quanto maior a leitura, mais ela rende ao leitor.',
      'Falta tempo e, mais ainda, falta vontade.',
    ],
  ],
  [
    'porque of the cause',
    porqueOfCause,
    [
      ['Isso acontece por que falta verba.', 'por que → porque'],
      ['Vale, até por que todos ganham.', 'por que → porque'],
    ],
    [
      'Não se sabe se isso ocorre por que razão.',
      'Isso ocorre por que motivo?',
      'Isso acontece porque falta verba.',
      'O motivo por que lutam é justo.',
    ],
  ],
  [
    'a verb for a noun',
    verbForNoun,
    [
      ['Perdeu-se o abito da leitura.', 'abito → hábito'],
      ['A teoria difere da pratica.', 'pratica → prática'],
      ['Cresce o numero de leitores.', 'numero → número'],
      ['A noticia da escola correu.', 'noticia → notícia'],
    ],
    [
      'Quem a pratica de forma séria vence.',
      'O hábito da leitura.',
      'Ele pratica esporte e duvida de tudo.',
      'Isso o influencia de modo claro.',
      'Que a influencia muito.',
    ],
  ],
  ['porque in a question', porQueInQuestion, [['Porque tanta pressa?', 'Porque → Por que']], ['Por que tanta pressa?', 'Porque quis.']],
  [
    'mau or mal',
    mauOrMal,
    [['Combate o mal uso da verba.', 'mal uso → mau uso']],
    ['O mal existe.', 'O mau uso da verba.', 'Ele mal usa isso.'],
  ],
  [
    'accents told by the neighbours',
    missingAccent,
    [
      ['O caso esta sendo visto.', 'esta → está'],
      ['O nosso pais precisa disso.', 'pais → país'],
      ['O NOSSO PAIS PRECISA DISSO.', 'PAIS → PAÍS'],
      ['E necessário que mudem.', 'E → É'],
    ],
    ['Esta lei é boa.', 'Os pais precisam disso.', 'Bom e necessário para todos.', 'Nesta quando chegou.', 'Meus pais e o país.'],
  ],
  [
    'onde without place',
    ondeWithoutPlace,
    [['Na época onde viveu.', 'onde → em que']],
    ['A cidade onde viveu.', 'A época em que viveu.', 'A casa, onde tudo ocorre.'],
  ],
  [
    'opening clitic',
    cliticStart,
    [['Me parece justo.', 'Me parece → Parece-me']],
    ['Parece-me justo.', 'Isso me parece justo.', 'Se houver tempo.'],
  ],
  [
    'mim before a verb',
    mimBeforeVerb,
    [['É para mim fazer isso.', 'mim fazer → eu fazer']],
    ['É para eu fazer.', 'Trouxe para mim mulher nenhuma.', 'Isso é para mim.'],
  ],
  [
    'a gente',
    aGente,
    [['Hoje a gente sabe disso.', 'a gente → nós']],
    ['Ajudou a gente do campo.', 'O agente público.', 'Toda a gente que veio.'],
  ],
  [
    'repeated word',
    repeatedWord,
    [['O fim de de tudo.', 'de de → de']],
    ['Muito muito tarde.', 'Ele foi, foi e voltou.', 'Logo logo acaba.'],
  ],
];

describe.each(cases)('%s', (_, rule, right, silent) => {
  test.each(right)('marks: %s', async (text, expected) => expect(await marksOf(rule, text)).toEqual([expected]));
  test.each(silent)('leaves alone: %s', async (text) => expect(await marksOf(rule, text)).toEqual([]));
});
