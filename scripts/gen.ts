import { readFile, writeFile } from 'node:fs/promises';
import { openApiDocument } from '@lauda/contracts/document';
import { writeClients } from './gen/clients.ts';
import { envExample } from './gen/env-example.ts';
import { roomsTable } from './gen/rooms-table.ts';
import { coveragePage, readCoverage } from './gen/spec-coverage.ts';
import { root } from './steps.ts';

const file = (path: string) => `${root}/${path}`;

await writeFile(file('contracts/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
await writeClients(root);
await writeFile(file('.env.example'), envExample());
const architecture = await readFile(file('ARCHITECTURE.md'), 'utf8');
const between = /(?<=<!-- rooms -->\n)[\s\S]*(?=<!-- \/rooms -->)/;
await writeFile(file('ARCHITECTURE.md'), architecture.replace(between, await roomsTable(root)));
await writeFile(file('docs/spec-coverage.md'), coveragePage(await readCoverage(root)));
