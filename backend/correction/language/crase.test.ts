import { describe, expect, test } from '@jest/globals';
import { craseInLocutions } from './crase-locutions.ts';
import { craseBeforeMasculine, craseBeforePlural, missingCrase } from './crase.ts';
import { marksOf } from './testing.ts';

describe('crase before a plural', () => {
  test.each([
    ['O combate à doenças é urgente.', 'à doenças → às doenças'],
    ['O acesso à direitos é desigual.', 'à direitos → aos direitos'],
    ['Foram levados à hospitais.', 'à hospitais → a hospitais'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(craseBeforePlural, text)).toEqual([expected]));

  test.each(['O combate às doenças.', 'O combate à crise.', 'Refere-se à mais antiga.', 'Chegou à Paris dos sonhos.', 'Foi à paisana.'])(
    'leaves alone: %s',
    async (text) => expect(await marksOf(craseBeforePlural, text)).toEqual([]),
  );
});

describe('crase before what takes no feminine article', () => {
  test.each([
    ['O direito é dado à todos.', 'à todos → a todos'],
    ['Restrito à uma elite.', 'à uma → a uma'],
    ['Começou à fazer barulho.', 'à fazer → a fazer'],
    ['Levou o menino à óbito.', 'à óbito → ao óbito'],
    ['Falou à respeito do caso.', 'à respeito → a respeito'],
    ['Disposto à ajudá-los.', 'à ajudá-los → a ajudá-los'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(craseBeforeMasculine, text)).toEqual([expected]));

  test.each([
    'Chegou à uma hora.',
    'Deu entrevista à rádio.',
    'À noite, à tarde e à vista.',
    'Deu um prêmio à mulher.',
    'Refere-se à tribo.',
    'Foi dado à professora.',
    'Corria à toda velocidade.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(craseBeforeMasculine, text)).toEqual([]));
});

describe('missing crase', () => {
  test.each([
    ['Isso ocorre devido a falta de recursos.', 'a falta → à falta'],
    ['Em relação as escolas, há atraso.', 'as escolas → às escolas'],
    ['Está relacionado a educação.', 'a educação → à educação'],
    ['O acesso as redes é desigual.', 'as redes → às redes'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(missingCrase, text)).toEqual([expected]));

  test.each([
    'Devido a problemas antigos.',
    'Devido a uma falha.',
    'Devido à falta de recursos.',
    'Tanto os Estados quanto as escolas devem agir.',
    'O acesso a água.',
    'Quanto a isso, nada.',
    'Ele estuda a sociedade.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(missingCrase, text)).toEqual([]));
});

describe('crase in locutions', () => {
  test.each([
    ['Isso, as vezes, acontece.', 'as vezes → às vezes'],
    ['A medida que cresce, aprende.', 'A medida que → À medida que'],
    ['Vivem a margem da sociedade.', 'a margem → à margem'],
  ])('marks: %s', async (text, expected) => expect(await marksOf(craseInLocutions, text)).toEqual([expected]));

  test.each([
    'Todas as vezes em que veio.',
    'Foram muitas as vezes que errou.',
    'Tomou a medida correta.',
    'Às vezes acontece.',
    'A margem de erro é pequena.',
  ])('leaves alone: %s', async (text) => expect(await marksOf(craseInLocutions, text)).toEqual([]));
});
