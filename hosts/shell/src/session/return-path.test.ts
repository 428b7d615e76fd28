import { expect, test } from '@jest/globals';
import { returnPath, signInPath } from './return-path.ts';

const origin = 'https://lauda.example';

test('§2.1.9 after sign-in one is back at the page asked for', () => {
  const asked = '/essays/1/results?tab=texto#fim';
  const next = new URL(signInPath(asked), origin).searchParams.get('next');
  expect(returnPath(next, origin)).toBe(asked);
});

test.each([null, '', 'essays', '//mau.example', '/\\mau.example', '/\t/mau.example', 'https://mau.example', 'javascript:alert(1)'])(
  '§2.1.10 a way back to %j stays at home',
  (next) => expect(returnPath(next, origin)).toBe('/'),
);

test.each(['/.//mau.example/x', '/a/..//mau.example/x', '/.///mau.example/x'])(
  '§2.1.10 %j is a path of ours, however it was written',
  (next) => expect(returnPath(next, origin)).toBe('/mau.example/x'),
);
