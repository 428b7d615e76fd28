import type { Features } from '../features/measure-features.ts';
import type { Aspect } from '../scorer/aspect.ts';
import type { Card, CardGrade, Grounds, Rubric } from './rubric.ts';
import { isTangential, tangentialRemark, tangentialShare } from './tangential.ts';

const competencyMax = 200;
const step = 40;

/** ENEM: five competencies of 200 in steps of 40 (a single marker gives no other). */
export const enem: Rubric = {
  name: 'ENEM',
  maxScore: 1000,
  lines: { zeroBelow: 7, warnUpTo: 7, max: 30 },
  cards: [
    competency('Domínio da escrita formal', 'norm', capNorm),
    competency('Compreensão do tema e repertório', 'theme', capTheme),
    competency('Projeto de texto e argumentação', 'argument', capArgument),
    competency('Coesão', 'cohesion', capCohesion),
    competency('Proposta de intervenção', 'proposal', capProposal),
  ],
};

/** A ceiling that a rule sets, with the sentence that tells the student why. */
type Cap = { max: number; remark: string };

function competency(name: string, aspect: Aspect, caps: (features: Features) => (Cap | false)[]): Card {
  return {
    name,
    maxScore: competencyMax,
    kind: 'score',
    aspect,
    grade: ({ features, aspects }: Grounds): CardGrade => {
      const score = Math.round((competencyMax * aspects[aspect].quality) / step) * step;
      const [lowest] = caps(features)
        .filter((cap) => cap !== false)
        .toSorted((a, b) => a.max - b.max);
      return lowest && lowest.max < score ? { score: lowest.max, cap: lowest.remark } : { score };
    },
  };
}

/** Public matrix, competency 1: few, some, many deviations, by density. */
function capNorm({ errors, statistics }: Features): (Cap | false)[] {
  const density = errors.per100Words;
  const some = `são ${errors.total} ${errors.total === 1 ? 'desvio' : 'desvios'} em ${statistics.words} palavras`;
  return [
    density > 1.2 && { max: 160, remark: `${some}, mais do que a nota máxima admite` },
    density > 3.5 && { max: 120, remark: `${some}, o que já caracteriza alguns desvios recorrentes` },
    density > 7 && { max: 80, remark: `${some}, quantidade que a matriz descreve como muitos desvios` },
    density > 14 && { max: 40, remark: `${some}, presentes em quase toda frase` },
  ];
}

/** The participant's booklet: tangential, competencies 2, 3 and 5 stay at one step. */
function capTangential(features: Features): Cap | false {
  return (
    isTangential(features) && {
      max: tangentialShare * competencyMax,
      remark: `${tangentialRemark(features)}, e tangenciar o tema limita esta competência a ${step}`,
    }
  );
}

function capTheme(features: Features): (Cap | false)[] {
  return [
    capTangential(features),
    features.copied.share > 0.25 && {
      max: 80,
      remark: 'boa parte do texto repete trechos da proposta, o que limita esta competência a 80',
    },
    features.statistics.paragraphs < 2 && { max: 80, remark: 'sem parágrafos, não se distinguem introdução, desenvolvimento e conclusão' },
    short(features, 120),
  ];
}

function capArgument(features: Features): (Cap | false)[] {
  return [
    capTangential(features),
    features.statistics.paragraphs < 2 && { max: 80, remark: 'em um só bloco, o projeto de texto não aparece' },
    short(features, 80),
  ];
}

function capCohesion(features: Features): (Cap | false)[] {
  return [
    features.statistics.paragraphs < 2 && { max: 80, remark: 'um texto em parágrafo único não mostra articulação entre parágrafos' },
    short(features, 120),
  ];
}

/** No more than one level above the elements found: a cue may be missed, seldom two. */
function capProposal(features: Features): (Cap | false)[] {
  const { found } = features.intervention;
  const elements = Object.keys(found).length;
  return [
    capTangential(features),
    elements < 4 && {
      max: step * (elements + 1),
      remark: `${elements === 0 ? 'não encontrei nenhum elemento' : `encontrei ${elements} ${elements === 1 ? 'elemento' : 'elementos'}`} da proposta, e cada um que falta baixa o nível`,
    },
    !found.acao && { max: 120, remark: 'não encontrei a ação, o elemento sem o qual a proposta não se sustenta' },
  ];
}

const fewWords = 130;

function short({ statistics }: Features, max: number): Cap | false {
  return (
    statistics.words < fewWords && {
      max,
      remark: `com ${statistics.words} palavras não há espaço para desenvolver o que esta competência pede`,
    }
  );
}
