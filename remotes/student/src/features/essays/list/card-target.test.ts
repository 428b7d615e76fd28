import { expect, test } from '@jest/globals';
import { cardTarget } from './card-target.ts';

test.each(['tema_gerado', 'revisando'])('§2.4.39 a card in %s, as in any status not named, goes to the theme', (status) => {
  expect(cardTarget({ id: '7', status: status as 'tema_gerado' })).toEqual({ path: '/essays/7/theme' });
});
