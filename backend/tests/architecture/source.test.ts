import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const product = sources('backend/**/*.ts');
const browser = sources('{packages,hosts,remotes}/**/*.{ts,tsx}');

it('reads the product, not an empty folder', () => {
  expect(product.length).toBeGreaterThan(20);
  expect(browser.length).toBeGreaterThan(20);
});

it('only backend/app/config.ts reads the environment', () => {
  expect(using(/\bprocess\.env\b|\benv\s*}\s*=\s*process\b/, product)).toEqual(only('backend/app/config.ts'));
  expect(using(/\bprocess\.env\b/, browser)).toEqual([]);
});

it('only platform/clock asks what time it is', () => {
  const elsewhere = product.filter((path) => !path.startsWith('backend/platform/clock/'));
  expect(using(/\bDate\.now\b|\bnew Date\(\s*\)/, elsewhere)).toEqual([]);
});

it('nothing in the backend rolls a die', () => {
  expect(using(/\bMath\.random\b/, product)).toEqual([]);
});

/** Product code alone: tests may fix a clock or set a variable. */
function sources(pattern: string): string[] {
  const spared = /(^|\/)(node_modules|dist|tests|testing)(\/|$)|\.test\.tsx?$|\/testing\.ts$|^packages\/web-testing\//;
  return globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }).filter((path) => !spared.test(path));
}

function using(pattern: RegExp, paths: string[]): string[] {
  return paths.filter((path) => pattern.test(withoutComments(readFileSync(join(root, path), 'utf8'))));
}

/** A comment may name what the code must not use. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

function only(path: string): string[] {
  return product.includes(path) ? [path] : [];
}
