import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { bundle } from './federation/bundle.ts';
import { type Loaded, measureFolder, measurePages, type Page, scriptsWith } from './federation/measure.ts';
import { programNames } from './federation/programs.ts';
import { buildPlainSpa, librariesConfig, type LibraryUsers } from './federation/yardsticks.ts';

/** A KB is 1000 bytes. */
const limits = { signInKb: 150, ratioToPlainSpa: 1.12 };

/** Every zod schema carries it; the browser takes types and vocabulary of the contracts, never a schema. */
const schemaMark = '_zod';

const root = join(import.meta.dirname, '..');
const yardsticks = join(root, 'dist/size');

const pages: (Page & { libraries: LibraryUsers })[] = [
  { path: '/signin', signedIn: false, heading: 'Entrar', libraries: { router: ['{hosts/shell,packages/ui}/src/**/*.{ts,tsx}'], antd: [] } },
  {
    path: '/essays',
    signedIn: true,
    heading: 'Minhas Redações',
    libraries: {
      router: ['{hosts,packages,remotes/student}/**/src/**/*.{ts,tsx}'],
      antd: ['packages/ui/src/antd/theme*.ts*', 'remotes/student/src/*.tsx', 'remotes/student/src/features/essays/{list,shared}/*.tsx'],
    },
  },
];

/** Prints what each page costs, beside the same page without federation and beside its libraries alone. */
async function size(): Promise<boolean> {
  await buildWeb();
  await rm(yardsticks, { recursive: true, force: true });
  await buildPlainSpa(join(yardsticks, 'spa'));
  const ours = await measurePages(join(root, 'dist/web'), pages);
  const plain = await measurePages(join(yardsticks, 'spa'), pages);
  const libraries = await Promise.all(
    pages.map(({ libraries }, index) => measureLibraries(join(yardsticks, `libraries-${index}`), libraries)),
  );
  const rows = pages.map(({ path }, index) => row(path, ours[index]!, plain[index]!, libraries[index]!));
  console.table(Object.fromEntries(rows.map(({ path, ...figures }) => [path, figures])));
  const complaints = complaintsAbout(
    rows,
    await scriptsWith(
      programNames.map((name) => join(root, 'dist/web', name)),
      schemaMark,
    ),
  );
  for (const complaint of complaints) console.error(complaint);
  return complaints.length === 0;
}

async function measureLibraries(folder: string, users: LibraryUsers): Promise<Loaded> {
  await bundle(await librariesConfig(folder, users));
  return measureFolder(folder);
}

function row(path: string, ours: Loaded, plain: Loaded, libraries: Loaded) {
  return {
    path,
    'KB (Brotli)': kb(ours),
    files: ours.files,
    'plain SPA': kb(plain),
    ratio: Math.round((ours.bytes / plain.bytes) * 1000) / 1000,
    'libraries alone': kb(libraries),
  };
}

function complaintsAbout(rows: ReturnType<typeof row>[], withSchemas: string[]): string[] {
  return [
    ...rows
      .filter(({ ratio }) => ratio > limits.ratioToPlainSpa)
      .map(({ path, ratio }) => `${path}: ratio ${ratio} > ${limits.ratioToPlainSpa}`),
    ...rows
      .filter((row) => row.path === '/signin' && row['KB (Brotli)'] > limits.signInKb)
      .map(() => `/signin: more than ${limits.signInKb} KB`),
    ...withSchemas.map((script) => `${script}: has schemas in it`),
  ];
}

const kb = ({ bytes }: Loaded) => Math.round(bytes / 100) / 10;

if (import.meta.main) process.exitCode = (await size()) ? 0 : 1;
