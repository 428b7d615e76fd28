import { sessionCookie } from '@lauda/contracts';
import connectPgSimple from 'connect-pg-simple';
import express from 'express';
import session from 'express-session';
import pg from 'pg';
import { listSql, pageOf } from './bare-list.ts';
import { announce } from './serve.ts';
import { sessionSecret } from './sessions.ts';

// What one writes first: express-session on connect-pg-simple as it comes, one route, nothing else.
const [databaseUrl, touches] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const PgStore = connectPgSimple(session);
const app = express();
app.use(
  session({
    name: sessionCookie,
    secret: sessionSecret,
    resave: false,
    saveUninitialized: false,
    store: new PgStore({ pool, schemaName: 'bench', tableName: 'session', disableTouch: touches === 'untouched' }),
  }),
);
app.get('/api/essays', async (request, response) => {
  const { userId } = request.session as { userId?: string };
  if (!userId) return void response.sendStatus(401);
  const { items, total } = pageOf((await pool.query(listSql, [userId])).rows);
  response.set('X-Total-Count', String(total)).json(items);
});
announce(app.listen(0, '127.0.0.1'));
