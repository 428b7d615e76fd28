import { describe, expect, test } from '@jest/globals';
import { determinerAgreement } from './determiner-agreement.ts';
import { impersonalVerbs } from './impersonal-verbs.ts';
import { necessaryAgreement } from './necessary-agreement.ts';
import { subjectAgreement } from './subject-agreement.ts';
import { marksOf } from './testing.ts';

describe('impersonal verbs', () => {
  test.each([
    ['Houveram muitos casos.', 'Houveram → Houve'],
    ['Existe muitas pessoas assim.', 'Existe → Existem'],
    ['Devem haver leis mais duras.', 'Devem haver → Deve haver'],
    ['Fazem dez anos que começou.', 'Fazem → Faz'],
    ['Haviam muitas dúvidas.', 'Haviam → Havia'],
    ['Embora exista mais livros, lê-se pouco.', 'exista → existam'],
    ['Nele existe barreiras.', 'existe → existem'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(impersonalVerbs, text)).toEqual([expected]));

  test.each([
    'Houve muitos casos.',
    'Eles haviam feito tudo.',
    'Existe um problema.',
    'Eles fazem o que podem há anos.',
    'Existem muitas pessoas.',
    'Existe mais de uma saída.',
    'Embora exista mais interesse, lê-se pouco.',
    'Existe apenas um ônibus, e existe depois outro.',
    'Os alunos devem haver-se com isso.'.replace('haver-se', 'lidar'),
  ])('leaves alone: %s', async (text) => expect(await marksOf(impersonalVerbs, text)).toEqual([]));
});

describe('subject and verb', () => {
  test.each([
    ['As escolas não tem estrutura.', 'As escolas não tem → As escolas não têm'],
    ['Sabe-se que os jovens precisa de apoio.', 'os jovens precisa → os jovens precisam'],
    ['Os jovens precisa de apoio.', 'Os jovens precisa → Os jovens precisam'],
    ['Portanto, a escola devem agir.', 'a escola devem → a escola deve'],
    ['As pessoas não gosta de ler.', 'As pessoas não gosta → As pessoas não gostam'],
    ['Eles pode mudar isso.', 'Eles pode → Eles podem'],
    ['Os alunos decora o resumo.', 'Os alunos decora → Os alunos decoram'],
    ['As redes sociais oferece distração.', 'As redes sociais oferece → As redes sociais oferecem'],
    ['Sabe-se que a tecnologia têm culpa.', 'a tecnologia têm → a tecnologia tem'],
    ['Os jovens das periferias precisa de apoio.', 'Os jovens das periferias precisa → Os jovens das periferias precisam'],
    ['Os pais não consegue ajudar.', 'Os pais não consegue → Os pais não conseguem'],
    ['Os jovens também se sente sós.', 'Os jovens também se sente → Os jovens também se sentem'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(subjectAgreement, text)).toEqual([expected]));

  test.each([
    'As escolas têm estrutura.',
    'A maioria são jovens.',
    'O que são direitos?',
    'O resultado são milhões de famílias.',
    'Os pais deve-se ouvir.',
    'As mulheres, a quem deve o país, lutam.',
    'O governo deve agir.',
    'Os motivos dessa atitude mudam.',
    'Os direitos garantidos pela lei valem.',
    'Os livros para jovens vendem.',
    'Os pais dos alunos para quem se escreve.',
    'As casas das praias sobre a areia.',
    'Tanto o aluno como o professor devem ler.',
    'A princípio não deveriam mudar.',
    'Quando o fazem não recebem nada.',
    'Ações como as cotas não deve haver.',
    'Nas escolas tem faltado tudo.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(subjectAgreement, text)).toEqual([]));
});

describe('determiner and noun', () => {
  test.each([
    ['Saíram de suas residência.', 'suas residência → suas residências'],
    ['Defende sua ações.', 'sua ações → suas ações'],
    ['Há muitas pessoa sem casa.', 'muitas pessoa → muitas pessoas'],
    ['Falta apoio aos professor.', 'aos professor → aos professores'],
    ['As pessoa sofrem.', 'As pessoa → As pessoas'],
    ['Todos têm seus direito.', 'seus direito → seus direitos'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(determinerAgreement, text)).toEqual([expected]));

  test.each([
    'Saíram de suas residências.',
    'Seus mais caros amigos.',
    'O seu ônibus e o seu país.',
    'Muitos acreditam nisso.',
    'Muitas vezes falta apoio.',
    'Seus, e meus, direitos.',
    'Alguns na escola.',
    'O mal que as causa é outro.',
    'Isso nos forma e nos marca.',
    'As pessoas e os livros.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(determinerAgreement, text)).toEqual([]));
});

describe('"é necessário" with an article', () => {
  test('marks the adjective', async () =>
    expect(await marksOf(necessaryAgreement, 'Torna-se necessário a criação de leis.')).toEqual(['necessário → necessária']));
  test.each(['É necessária a criação de leis.', 'É necessário criar leis.', 'É necessário água.', 'É necessário a todos.'])(
    'leaves alone: %s',
    async (text) => expect(await marksOf(necessaryAgreement, text)).toEqual([]),
  );
});
