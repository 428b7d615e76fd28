import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { examples } from '@lauda/contracts/examples';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  anyOf?: Schema[];
};
type Content = { content?: { 'application/json'?: { schema: Schema }; 'multipart/form-data'?: unknown } };
type Parameter = { in: string; name: string; required?: boolean; schema: Schema };
type Described = {
  operationId: string;
  security: unknown[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
};

/** A call as the published document tells it: what the tests expect of each follows from this by rule. */
export type DocumentedCall = {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  success: number;
  /** Codes of failures that it names. */
  failures: string[];
  query: Parameter[];
  body: Record<string, Schema> | undefined;
  takesForms: boolean;
  /** As its example has it. */
  goodBody: Record<string, unknown> | undefined;
};

const text = readFileSync(join(process.cwd(), 'contracts/openapi.json'), 'utf8');
export const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export const documentedCalls: DocumentedCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security, parameters = [], requestBody, responses }]) => {
    const body = requestBody?.content?.['application/json']?.schema;
    return {
      id: operationId,
      method: method.toUpperCase(),
      path,
      isPublic: security.length === 0,
      success: Number(Object.keys(responses).find((status) => Number(status) < 300)),
      failures: Object.values(responses).flatMap(({ description }) => [...description.matchAll(/`([\w-]+)`/g)].map(([, code]) => code!)),
      query: parameters.filter((parameter) => parameter.in === 'query'),
      body: body && resolved(body).properties,
      takesForms: requestBody?.content?.['multipart/form-data'] !== undefined,
      goodBody: (examples[operationId as keyof typeof examples] as { good?: Record<string, unknown> }).good,
    };
  }),
);

/** Calls that are there for the screens and do nothing yet; one that does leaves this list, or its test fails. */
export const notYet = ['generateTheme'];

/** A schema, or the one that it refers to. */
export function resolved(schema: Schema): Schema {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
}

/** What of an answer breaks the document; nothing where all is well. */
export function misfits({ path, method, success }: DocumentedCall, answer: unknown): unknown[] {
  const schema = document.paths[path]![method.toLowerCase()]!.responses[success]!.content?.['application/json']?.schema;
  if (!schema) return answer === undefined ? [] : ['an answer without a body was documented'];
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile({ ...schema, components: document.components });
  fits(answer);
  return fits.errors ?? [];
}
