import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { listSql, pageOf } from './bare-list.ts';
import { announce } from './serve.ts';
import { sessionIdIn } from './sessions.ts';

// No framework: a session looked up by hand, both statements prepared.
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const sessionSql = 'select sess from bench.session where sid = $1 and expire > now()';

const server = createServer((request, response) => {
  if (request.method !== 'GET' || request.url !== '/api/essays') return end(response, 404, '');
  list(request.headers.cookie, response).catch(() => end(response, 500, ''));
});

async function list(cookie: string | undefined, response: ServerResponse): Promise<void> {
  const sid = sessionIdIn(cookie);
  const session = sid && (await pool.query({ name: 'session', text: sessionSql, values: [sid] })).rows[0];
  if (!session) return end(response, 401, '');
  const { items, total } = pageOf((await pool.query({ name: 'list', text: listSql, values: [session.sess.userId] })).rows);
  response.setHeader('X-Total-Count', total);
  end(response, 200, JSON.stringify(items));
}

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

announce(server.listen(0, '127.0.0.1'));
