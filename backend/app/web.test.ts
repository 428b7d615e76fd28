import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { errorHandler } from '#platform/http/error-handler.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { type WebOptions, webRoutes } from './web.ts';

const code = 'globalThis.started = true;';
const main = '/assets/shell/main.0123456789ab.js';
const student = {
  name: 'student',
  entry: '/assets/student/remoteEntry.0123456789ab.js',
  host: 1,
  vendor: '1.0.0',
  access: 'signed-in',
  paths: ['/', '/essays'],
  bare: [],
};
const admin = { ...student, name: 'admin', entry: '/assets/admin/remoteEntry.0123456789ab.js', access: 'admin', paths: ['/settings'] };
const page = (word: string) =>
  `<html><meta content="__ORIGIN__/share.png" /><script nonce="__NONCE__">__REMOTES__</script><!--preload-->${word}</html>`;

let folder: string;
let server: Server;
let logged: string[];
let log: Log;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lauda-web-'));
  mkdirSync(join(folder, 'shell'));
  put('shell/index.html', page('first'));
  put('shell/main.0123456789ab.js', code);
  put('shell/font.0123456789ab.woff2', 'font');
  put('shell/.inputs', 'mark');
  putRemotes([student, admin]);
  logged = [];
  log = createLog('info', { write: (line) => void logged.push(line) });
  await listen();
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

test('a hashed file is kept for ever, has its type, and may load nothing', async () => {
  const { status, headers, body } = await get(main);
  expect([status, body.toString()]).toEqual([200, code]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await get('/assets/shell/font.0123456789ab.woff2')).headers['content-type']).toBe('font/woff2');
});

test.each([
  '/assets/shell/index.html',
  '/assets/shell/index%2ehtml',
  '/assets/remotes.json',
  '/assets/shell/.inputs',
  '/assets/shell',
  '/assets/shell/',
  '/assets',
  '/assets/shell/main.000000000000.js',
  '/assets/shell/main.0123456789ab.js.br',
  '/assets/..%2fremotes.json',
  '/assets/shell/..%2f..%2fpackage.json',
  '/favicon.png',
  '/favicon.svg.br',
  '/icons/favicon.ico',
  '/__proto__.png',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/wp-login.php',
  '/wp-login.php/essays',
  '/app.js',
])('%s is a 404 that the browser neither keeps nor shows', async (path) => {
  put('shell/main.0123456789ab.js.br', 'x');
  const { status, headers, body } = await get(path);
  expect([status, JSON.parse(body.toString())]).toEqual([404, { code: 'nao-encontrado', message: 'Arquivo não encontrado.' }]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test('of two compressed forms the better goes to who takes it, also when they came after the start', async () => {
  expect((await get(main, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined();
  put('shell/main.0123456789ab.js.gz', gzipSync(code));
  const zipped = await get(main, { 'accept-encoding': 'gzip, deflate, br' });
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', code]);
  put('shell/main.0123456789ab.js.br', brotliCompressSync(code));
  const best = await get(main, { 'accept-encoding': 'gzip, deflate, br' });
  expect([best.headers['content-encoding'], brotliDecompressSync(best.body).toString()]).toEqual(['br', code]);
  expect(best.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(best.body.length),
  });
  expect(best.headers.etag).not.toBe(zipped.headers.etag);
  expect((await get(main, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get(main)).body.toString()).toBe(code);
});

test('a file that the browser has is not sent again; an odd condition is refused in a way that no cache keeps', async () => {
  put('shell/main.0123456789ab.js.br', brotliCompressSync(code));
  const { etag } = (await get(main)).headers;
  expect((await get(main, { 'if-none-match': String(etag) })).status).toBe(304);
  expect((await get(main, { range: 'bytes=900-' })).status).toBe(200);
  const refused = await get(main, { 'if-match': '"another"', 'accept-encoding': 'br' });
  expect([refused.status, refused.headers['cache-control'], JSON.parse(refused.body.toString()).code]).toEqual([
    404,
    'no-store',
    'nao-encontrado',
  ]);
  expect(logged).toEqual([]);
});

test('a page is made for each request, with its own nonce and the list of remotes', async () => {
  const [first, second] = await Promise.all([get('/essays'), get('/nowhere/at/all.')]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const nonce = /nonce="([^"]{20,})"/.exec(first.body.toString())?.[1] ?? '';
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining(`'nonce-${nonce}'`),
  });
  expect(second.body.toString()).not.toContain(nonce);
  expect(first.body.toString()).toContain(JSON.stringify({ schema: 1, remotes: [student, admin] }));
  expect(JSON.parse((await get('/remotes.json')).body.toString())).toEqual({ schema: 1, remotes: [student, admin] });
});

test.each(['/essays/%E0%A4%A', '/%ff', '//x', '/%'])(
  'an address that nobody can read, %s, gets the page, which says that there is none',
  async (path) => {
    const { status, headers, body } = await get(path, { cookie: 'lauda.sid=x' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('first');
  },
);

test('who seems signed in is told at once of what the page needs, though never of what only some may open', async () => {
  const cookie = 'lauda.sid=x';
  const preloads = async (path: string, headers = {}) => (await get(path, headers)).body.toString().includes('modulepreload');
  expect(
    await Promise.all([
      preloads('/essays', { cookie }),
      preloads('/essays'),
      preloads('/settings', { cookie }),
      preloads('/nowhere', { cookie }),
    ]),
  ).toEqual([true, false, false, false]);
});

test('the files and calls of the page are announced, those of other pages and parts are not', async () => {
  const first = (word: string) => ({
    files: [`/assets/student/${word}.js`, `/assets/student/${word}.css`],
    calls: [`/api/${word}?a=1&b=2`],
  });
  const remotes = [{ ...student, first: first('any'), pages: [{ paths: ['/', '/essays'], ...first('list') }] }, admin];
  put('remotes.json', JSON.stringify({ schema: 1, shell: first('shell'), remotes }));
  const announced = async (path: string) => {
    const body = (await get(path, { cookie: 'lauda.sid=x' })).body.toString();
    return [...body.matchAll(/<link rel="preload" as="(\w+)"[^>]* href="([^"]+)"/g)].map(([, as, href]) => `${as} ${href}`);
  };
  const links = (word: string) => [
    `fetch /api/${word}?a=1&amp;b=2`,
    `script /assets/student/${word}.js`,
    `style /assets/student/${word}.css`,
  ];
  expect((await announced('/essays')).toSorted()).toEqual(['shell', 'any', 'list'].flatMap(links).toSorted());
  expect((await announced('/essays/7')).toSorted()).toEqual(['shell', 'any'].flatMap(links).toSorted());
  expect(await announced('/settings')).toEqual([]);
});

test('HEAD is GET without the body', async () => {
  for (const path of [main, '/essays', '/remotes.json', '/robots.txt', '/app.js']) {
    const [got, head] = await Promise.all([get(path), get(path, {}, 'HEAD')]);
    expect([path, head.status, head.headers['content-type'], head.body.length]).toEqual([path, got.status, got.headers['content-type'], 0]);
  }
  expect((await get('/essays', {}, 'POST')).status).toBe(404);
});

test('search engines find what a stranger sees, not the API nor the pages for which one signs in', async () => {
  const { headers, body } = await get('/robots.txt');
  expect([headers['content-type'], body.toString()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /api/\nDisallow: /essays$\nDisallow: /essays/\nDisallow: /settings$\nDisallow: /settings/\n',
  ]);
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/share.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is the file of that name in the build, kept for a day, and may load nothing', async (path, type) => {
  expect((await get(path)).status).toBe(404);
  put(`shell${path}`, path);
  const { status, headers, body } = await get(path);
  expect([status, body.toString()]).toEqual([200, path]);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('a preview of a link has the whole address of its picture, where the public address is known', async () => {
  expect((await get('/essays')).body.toString()).toContain('content="/share.png"');
  await close();
  await listen({ publicUrl: 'https://lauda.example/' });
  expect((await get('/essays')).body.toString()).toContain('content="https://lauda.example/share.png"');
});

test('a build that ends while the server runs is what the next page is made of', async () => {
  put('shell/index.html', page('second'));
  putRemotes([student]);
  const body = (await get('/essays')).body.toString();
  expect([body.includes('second'), body.includes('/assets/admin/')]).toEqual([true, false]);
});

test.each([
  ['a list cut short', () => put('remotes.json', '{"schema": 1, "remo')],
  ['a list with an address that is none', () => putRemotes([{ ...student, entry: '"><script>' }])],
  ['no list', () => rmSync(join(folder, 'remotes.json'))],
  ['a template cut short', () => put('shell/index.html', '<html>__NONCE__')],
])('%s leaves the pages as they were, and one line tells of it', async (_, spoil) => {
  await get('/');
  spoil();
  for (let times = 0; times < 3; times += 1) expect((await get('/')).body.toString()).toContain('first');
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['the new pages are wrong, those before go on being served']);
  put('shell/index.html', page('second'));
  putRemotes([student]);
  expect((await get('/')).body.toString()).toContain('second');
});

test('before the first build a page is a 503 that says what to do; then it is there', async () => {
  rmSync(join(folder, 'remotes.json'));
  const { status, body } = await get('/essays');
  expect([status, body.toString()]).toEqual([503, expect.stringContaining('npm run build')]);
  putRemotes([student]);
  expect((await get('/essays')).status).toBe(200);
});

async function listen(options: WebOptions = {}): Promise<void> {
  server = express()
    .use(webRoutes(log, { folder, ...options }), errorHandler(log))
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
}

async function close(): Promise<void> {
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
}

/** As a build does it: written aside, renamed into place. */
function put(path: string, content: string | Buffer): void {
  writeFileSync(join(folder, 'aside'), content);
  renameSync(join(folder, 'aside'), join(folder, path));
}

function putRemotes(remotes: object[]): void {
  put('remotes.json', JSON.stringify({ schema: 1, remotes }));
}

/** The bare request of Node: a path goes out as it is written, and a body comes in as it was sent. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    ask({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
