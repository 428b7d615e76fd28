import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Router } from 'express';
import { productName } from '@lauda/contracts';

const locate = createRequire(import.meta.url);
/** Swagger UI styles its elements in place; this page shows the contract and nothing of a person. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API — ${productName}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;
const start = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });";

/** The contract as JSON, and a page for people. */
export function apiDocsRoutes(): Router {
  const router = Router();
  const contract = readFileSync(locate.resolve('@lauda/contracts/openapi.json'));
  router.get(
    '/api/openapi.json',
    (_request, response) => void response.type('json').set('Access-Control-Allow-Origin', '*').send(contract),
  );
  router.use('/api/docs', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'public, max-age=3600' });
    next();
  });
  router.get('/api/docs', (_request, response) => void response.type('html').send(page));
  router.get('/api/docs/start.js', (_request, response) => void response.type('js').send(start));
  const root = dirname(locate.resolve('swagger-ui-dist/package.json'));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/api/docs/${name}`, (_request, response) => response.sendFile(name, { root, cacheControl: false }));
  }
  return router;
}
