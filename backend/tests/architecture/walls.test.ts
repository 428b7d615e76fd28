import { afterAll, describe, expect, it } from '@jest/globals';
import { globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, walled } from 'walls/cruise.ts';
import { plant, readBreakers } from './planted-tree.ts';

const root = join(import.meta.dirname, '../../..');
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };

describe('the walls of the tree', () => {
  const tree = cruise(root);

  it('hold: no import is forbidden', () => {
    expect(tree.violations).toEqual([]);
  });

  it('see every source file', () => {
    const all = globSync(
      walled.map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs}`),
      {
        cwd: root,
        exclude: (path) => /(^|\/)(node_modules|dist|breakers)(\/|$)/.test(path),
      },
    );
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((path) => !tree.files.includes(path))).toEqual([]);
  });
});

describe('each rule', () => {
  const breakers = readBreakers();
  const planted = plant(root, breakers);
  const found = cruise(planted, root).violations;
  afterAll(() => rmSync(planted, { recursive: true }));

  it('has a file that breaks it', () => {
    const family = (name: string) => name.replace(/^module-.*-undeclared/, 'module-X-undeclared');
    const broken = new Set(breakers.map(({ rule }) => family(rule)));
    expect(new Set(forbidden.map(({ name }) => family(name)))).toEqual(broken);
  });

  it.each(breakers)('$rule reports its breaker', ({ rule, pieces }) => {
    expect(found.filter((violation) => violation.rule === rule).map(({ from }) => from)).toContain(pieces[0]?.path);
  });
});
