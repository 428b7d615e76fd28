import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { openApiDocument } from '@lauda/contracts/document';

const root = join(import.meta.dirname, '..');
const made = '// Made by `npm run gen` from contracts/. Do not edit.\n';

await writeDocument();
for (const domain of ['auth', 'users', 'essays', 'themes']) await writeClient(domain);

async function writeDocument(): Promise<void> {
  await writeFile(join(root, 'contracts/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}

/** One file of endpoints and hooks for each domain, so that a remote carries only what it imports. */
async function writeClient(domain: string): Promise<void> {
  const folder = join(root, 'packages/api-client/src/gen');
  await mkdir(folder, { recursive: true });
  const ids = operationsOf(domain);
  const code = await generateEndpoints({
    schemaFile: join(root, 'contracts/openapi.json'),
    apiFile: '../base-api.ts',
    apiImport: 'baseApi',
    exportName: `${domain}Api`,
    filterEndpoints: (name) => ids.has(name),
    hooks: true,
    useEnumType: false,
    encodePathParams: true,
    encodeQueryParams: false,
  });
  await writeFile(join(folder, `${domain}.ts`), made + code);
}

function operationsOf(domain: string): Set<string> {
  const paths = Object.values(openApiDocument().paths ?? {});
  const all = paths.flatMap((path) => Object.values(path as Record<string, { operationId: string; tags: string[] }>));
  return new Set(all.filter((op) => op.tags[0] === domain).map((op) => op.operationId));
}
