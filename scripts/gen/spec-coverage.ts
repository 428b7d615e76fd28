import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Requirement = { id: string; owner: string; built: string; says: string };
type Section = { number: string; name: string; file: string; requirements: Requirement[] };
/** A test title that begins with requirement ids. */
type Title = { ids: string[]; file: string };
type Coverage = { sections: Section[]; titles: Title[] };

const folder = 'docs/spec-coverage';
const tests = '{backend,contracts,e2e,hosts,packages,remotes,scripts,tools}/**/*.{test,spec}.{ts,tsx}';
const owners = 'shell|student|admin|users|auth|essays|themes|billing|courses|webhooks|contracts|correction'.split('|');

/** Every requirement of the specification, and every title in a test file that begins with `§` and an id. */
export async function readCoverage(root: string): Promise<Coverage> {
  const exclude = (path: string) => /(^|\/)(node_modules|dist)$/.test(path);
  const sections: Section[] = [];
  for await (const file of glob(`${folder}/*.md`, { cwd: root }))
    sections.push(readSection(file, await readFile(join(root, file), 'utf8')));
  const titles: Title[] = [];
  for await (const file of glob(tests, { cwd: root, exclude })) titles.push(...readTitles(file, await readFile(join(root, file), 'utf8')));
  return { sections: sections.toSorted(bySection), titles: titles.toSorted((a, b) => a.file.localeCompare(b.file)) };
}

/** What is wrong, a sentence each: a built requirement without a test, a title with an unknown id, a row that cannot be right. */
export function coverageFlaws({ sections, titles }: Coverage): string[] {
  const rows = sections.flatMap(({ number, requirements }) => requirements.map((row) => ({ ...row, number })));
  const known = Map.groupBy(rows, ({ id }) => id);
  const carried = new Set(titles.flatMap(({ ids }) => ids));
  return [
    ...rows
      .filter(({ built, id }) => built === 'yes' && !carried.has(id))
      .map(({ id, says }) => `§${id} is built and no test shows it: ${says}`),
    ...rows
      .filter(({ built, id }) => built !== 'yes' && carried.has(id))
      .map(({ id, built }) => `§${id} has a test but is marked "${built}"`),
    ...titles.flatMap(({ ids, file }) => ids.filter((id) => !known.has(id)).map((id) => `${file} names §${id}, which is no requirement`)),
    ...[...known].filter(([, same]) => same.length > 1).map(([id, same]) => `§${id} stands ${same.length} times`),
    ...rows
      .filter(
        ({ id, number, owner, built }) => !id.startsWith(`${number}.`) || !owners.includes(owner) || !/^(yes|later|statement)$/.test(built),
      )
      .map(
        ({ id, number, owner, built }) =>
          `§${id} in §${number}: owner "${owner}" or built "${built}" is unknown, or it is another section's`,
      ),
  ];
}

/** The page `docs/spec-coverage.md`: the figures of each section, then its requirements with the tests that carry them. */
export function coveragePage({ sections, titles }: Coverage): string {
  const filesOf = Map.groupBy(
    titles.flatMap(({ ids, file }) => ids.map((id) => ({ id, file }))),
    ({ id }) => id,
  );
  const figures = (rows: Requirement[]) => {
    const built = rows.filter((row) => row.built === 'yes');
    return [rows.length, built.length, built.filter(({ id }) => filesOf.has(id)).length].join(' | ');
  };
  const row = ({ id, owner, built, says }: Requirement) =>
    `| ${id} | ${says} | ${owner} | ${built} | ${links((filesOf.get(id) ?? []).map(({ file }) => file))} |`;
  return [
    `# What the product does, and the tests that show it\n\nMade by \`npm run gen\` from [spec-coverage/](spec-coverage) and from the titles of the tests.\n`,
    '| section | requirements | built | with a test |\n| --- | --- | --- | --- |',
    ...sections.map(
      ({ number, name, file, requirements }) =>
        `| [§${number} ${name}](${basename(folder)}/${basename(file)}) | ${figures(requirements)} |`,
    ),
    `| **all** | ${figures(sections.flatMap(({ requirements }) => requirements))} |`,
    ...sections.flatMap(({ number, name, requirements }) => [
      `\n## §${number} ${name}\n\n| id | requirement | owner | built | tests |\n| --- | --- | --- | --- | --- |`,
      ...requirements.map(row),
    ]),
    '',
  ].join('\n');
}

function readSection(file: string, text: string): Section {
  const [, number = '', name = ''] = /^# §(\S+) (.*)$/m.exec(text) ?? [];
  const requirements = text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [id = '', owner = '', built = '', ...says] = line.slice(2, -2).split(' | ');
      return { id, owner, built, says: says.join(' | ') };
    });
  return { number, name, file, requirements };
}

function readTitles(file: string, text: string): Title[] {
  return [...text.matchAll(/['"`](§\d[\d.]*(?:[\s,]+§\d[\d.]*)*)/g)].map(([, ids = '']) => ({
    file,
    ids: ids.split(/[\s,]+/).map((id) => id.slice(1).replace(/\.$/, '')),
  }));
}

/** The files, each once, with the number of its titles. */
function links(files: string[]): string {
  return [...Map.groupBy(files, (file) => file)]
    .map(([file, { length }]) => `[${basename(file)}](../${file})${length > 1 ? ` ×${length}` : ''}`)
    .join(', ');
}

/** §2.4 before §2.10. */
function bySection(a: Section, b: Section): number {
  return a.number.localeCompare(b.number, 'en', { numeric: true });
}
