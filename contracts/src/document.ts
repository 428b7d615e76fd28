import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { sessionCookie } from './auth.ts';
import { failureStatus } from './failures.ts';
import { allFailures, IdParams, type Operation, Problem, queryOf, successStatus } from './operation.ts';
import { operations } from './operations.ts';
import { productName } from './vocabulary.ts';

/** The contract as an OpenAPI 3.1 document, made from the operations alone. */
export function openApiDocument() {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '1.0.0',
      description: 'Redações, temas e correções. Toda falha responde `{message, code}`; decida por `code`.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
    paths: paths(),
  });
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const op of Object.values<Operation>(operations)) {
    const path = op.path.replaceAll(/:(\w+)/g, '{$1}');
    all[path] = { ...all[path], [op.method]: described(op) };
  }
  return all;
}

function described(op: Operation): ZodOpenApiOperationObject {
  return {
    operationId: op.id,
    tags: [op.domain],
    summary: op.summary,
    description: op.description,
    security: op.access === 'public' ? [] : [{ session: [] }],
    requestParams: {
      ...(op.path.includes(':id') ? { path: IdParams } : {}),
      ...(queryOf(op) ? { query: queryOf(op) } : {}),
    },
    ...(op.body ? { requestBody: { required: true, content: bodyContent(op, op.body) } } : {}),
    responses: { [String(successStatus(op))]: success(op), ...failuresOf(op) },
  };
}

function bodyContent(op: Operation, body: z.ZodObject) {
  const json = { 'application/json': { schema: body } };
  return op.bodyForm === 'multipart' ? { ...json, 'multipart/form-data': { schema: body } } : json;
}

function success(op: Operation) {
  if (!op.response) return { description: 'Feito.' };
  const total = { 'X-Total-Count': { description: 'Quantos há ao todo.', schema: { type: 'integer' as const } } };
  return {
    description: 'Feito.',
    ...(op.paged ? { headers: total } : {}),
    content: { 'application/json': { schema: op.response } },
  };
}

function failuresOf(op: Operation) {
  const byStatus = Map.groupBy(allFailures(op), (code) => failureStatus[code]);
  const answers = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.map((code) => `\`${code}\``).join(', '), content: { 'application/json': { schema: Problem } } },
  ]);
  return Object.fromEntries(answers.toSorted()) as Record<string, { description: string }>;
}
