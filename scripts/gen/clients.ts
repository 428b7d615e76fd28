import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { operations } from '@lauda/contracts';

const made = '// Made by `npm run gen` from contracts/. Do not edit.\n';

/** Session and plans are the shell's, and it asks for them by itself, without a store. */
const withoutClient: readonly string[] = ['auth', 'billing'];

/** One file of endpoints and hooks for each domain, so that a remote carries only what it imports. */
export async function writeClients(root: string): Promise<void> {
  const domains = Map.groupBy(
    Object.values(operations).filter(({ domain }) => !withoutClient.includes(domain)),
    ({ domain }) => domain,
  );
  const folder = join(root, 'packages/api-client/src/gen');
  await mkdir(folder, { recursive: true });
  for (const [domain, ops] of domains) {
    const ids = new Set<string>(ops.map(({ id }) => id));
    const code = await generateEndpoints({
      schemaFile: join(root, 'contracts/openapi.json'),
      apiFile: '../base-api.ts',
      apiImport: 'baseApi',
      exportName: `${domain}Api`,
      filterEndpoints: (name) => ids.has(name),
      hooks: true,
      encodePathParams: true,
    });
    await writeFile(join(folder, `${domain}.ts`), made + code);
  }
}
