import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders and what each is for: workspaces by their description, modules by their README. */
export async function roomsTable(root: string): Promise<string> {
  const rows: string[] = [];
  for await (const path of glob(['{contracts,backend}/package.json', '{hosts,remotes,packages,tools}/*/package.json'], { cwd: root })) {
    const { description } = JSON.parse(await readFile(join(root, path), 'utf8')) as { description: string };
    rows.push(`| \`${dirname(path)}\` | ${description} |`);
  }
  for await (const path of glob('backend/modules/*/README.md', { cwd: root })) {
    const owns = /\*\*Owns\*\*: (.*)/.exec(await readFile(join(root, path), 'utf8'))?.[1] ?? '';
    rows.push(`| \`${dirname(path)}\` | Owns ${owns} |`);
  }
  return `\n| folder | what it is |\n| --- | --- |\n${rows.toSorted().join('\n')}\n\n`;
}
