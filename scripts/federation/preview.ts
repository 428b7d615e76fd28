import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { renderIndex } from './render-index.ts';

/** A body to answer with, or a status alone. */
export type StubAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
export type StubApi = (method: string, path: string) => StubAnswer;

/**
 * Serves a build as the real server does (hashed files precompressed, index.html per request, the strict policy), with a stub of the API:
 * for measuring, and for trying the seam alone.
 */
export async function startPreview(folder: string, api: StubApi): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://preview').pathname;
    if (path.startsWith('/api/')) return sendJson(response, api(request.method ?? 'GET', path));
    if (path === '/remotes.json') return sendJson(response, { body: JSON.parse(await remotesJson(folder)) });
    if (path.startsWith('/assets/')) return sendFile(response, join(folder, path.slice('/assets/'.length)));
    await sendIndex(response, folder);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void (server.closeAllConnections(), server.close()) };
}

const mediaTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  if (!existsSync(file)) return void response.writeHead(404).end();
  const compressed = existsSync(`${file}.br`);
  const headers = { 'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'public, max-age=31536000, immutable' };
  response.writeHead(200, compressed ? { ...headers, 'Content-Encoding': 'br' } : headers);
  response.end(await readFile(compressed ? `${file}.br` : file));
}

async function sendIndex(response: ServerResponse, folder: string): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const template = await readFile(join(folder, 'shell/index.html'), 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': policy(nonce) });
  response.end(renderIndex(template, { nonce, remotesJson: await remotesJson(folder) }));
}

function policy(nonce: string): string {
  const own = `'self' 'nonce-${nonce}'`;
  return `default-src 'none'; script-src ${own}; style-src ${own}; connect-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

async function remotesJson(folder: string): Promise<string> {
  const file = join(folder, 'remotes.json');
  return existsSync(file) ? readFile(file, 'utf8') : '{"schema":1,"remotes":[]}';
}

function sendJson(response: ServerResponse, { status = 200, body = {}, headers = {} }: StubAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers }).end(JSON.stringify(body));
}
