import pg from 'pg';
import { sessionIdOf } from './sessions.ts';

export const counts = { users: 10_000, essays: 1_000_000 };

const sentences = [
  'A leitura forma o cidadão e amplia o que ele pode imaginar, mas o livro ainda chega tarde à maioria das casas do país.',
  'Em muitos municípios pequenos não existe livraria, e a biblioteca da escola fica fechada justamente quando haveria tempo.',
  'Segundo o Censo de 2022, os brasileiros com 65 anos ou mais já passam de um em cada dez, e a parcela cresce depressa.',
  'Muitas cidades ainda não têm calçadas, transporte e postos de saúde pensados para quem envelhece ou se move com esforço.',
  'Uma notícia falsa corre mais longe do que a correção que a desmente, porque desperta medo e pede para ser repassada.',
  'Cabe ao poder público, em parceria com as escolas, ensinar a ler fontes, a comparar versões e a duvidar do que agrada.',
  'O saneamento básico chega a pouco mais da metade das moradias, e quem vive sem esgoto adoece mais e estuda menos dias.',
  'A água que falta na torneira do bairro afastado é a mesma que se perde em redes antigas antes de chegar a quem espera.',
  'Quando o ônibus demora, o trabalhador perde em deslocamento as horas que teria para o descanso, o estudo e a família.',
  'A cultura popular guarda saberes que a escola nem sempre reconhece, e que somem quando ninguém os escuta nem registra.',
  'É preciso que a proposta diga quem faz, o que faz, por qual meio e para qual fim, sem o que ela não passa de um desejo.',
];

/**
 * 100 essays for each of 10,000 people, spread over the table as years of use would spread them: themes of about
 * 1,000 characters, texts of about 1,700. Sessions for everyone, in the product's table and in connect-pg-simple's.
 * @param url a database with the product's schema; one that is filled already is left as it is.
 */
export async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ filled: boolean }>("select to_regclass('bench.session') is not null as filled");
  if (!rows[0]!.filled) for (const statement of statements()) await client.query(statement);
  await client.end();
}

function statements(): string[] {
  const pool = `array[${sentences.map((sentence) => `'${sentence}'`).join(', ')}]`;
  const words = (count: number, step: number) =>
    `(select string_agg((${pool})[1 + (n * ${step} + k * k) % ${sentences.length}], ' ') from generate_series(1, ${count}) k)`;
  return [
    `insert into users.users (id, email, first_name, last_name, role, status, email_verified)
      select ${userId('n')}, 'pessoa' || n || '@exemplo.com.br', 'Pessoa', 'Número ' || n, 'premium', 'active', true
      from generate_series(1, ${counts.users}) n`,
    `create temporary table themes as
      select n, E'TEXTO I\\n' || ${words(3, 3)} || E'\\n\\nTEXTO II\\n' || ${words(4, 5)} || E'\\n\\nPROPOSTA DE REDAÇÃO\\n' || ${words(1, 7)} as theme
      from generate_series(0, 499) n`,
    `create temporary table texts as select n, ${words(14, 1)} as content from generate_series(0, 499) n`,
    `insert into essays.essays
        (user_id, status, exam_type, exam_board, subject, theme, title, content, grade, max_score, created_at, updated_at)
      select ${userId(`(1 + i % ${counts.users})`)},
        (array['corrigido', 'corrigido', 'corrigido', 'aguardando_upload', 'erro'])[1 + (i / ${counts.users}) % 5],
        'ENEM', 'ENEM', 'Educação', theme, 'Redação de número ' || i, content,
        case when (i / ${counts.users}) % 5 < 3 then 40 * (i % 26) end, 1000, moment, moment
      from generate_series(0, ${counts.essays - 1}) i
      join themes on themes.n = (i / 7) % 500 join texts on texts.n = (i / 11) % 500
      cross join lateral (select timestamptz '2024-01-01' + i * interval '1 minute' as moment) m`,
    `insert into auth.sessions (id_hash, user_id, expires_at)
      select sha256(convert_to(${sessionIdOf.sql('n')}, 'UTF8')), ${userId('n')}, now() + interval '30 days'
      from generate_series(1, ${counts.users}) n`,
    `create schema bench`,
    `create table bench.session (sid varchar primary key, sess json not null, expire timestamp(6) not null)`,
    `create index on bench.session (expire)`,
    `insert into bench.session
      select ${sessionIdOf.sql('n')},
        json_build_object('cookie', json_build_object('originalMaxAge', 2592000000, 'expires', now() + interval '30 days',
          'httpOnly', true, 'path', '/', 'sameSite', 'lax'), 'userId', ${userId('n')}), now() + interval '30 days'
      from generate_series(1, ${counts.users}) n`,
    `vacuum analyze`,
  ];
}

const userId = (n: string) => `md5('pessoa ' || ${n})::uuid`;

/**
 * As if each of these people asked every ten seconds: one session in thirty is due for its touch of every five minutes.
 * @param url the database that `fill` filled.
 */
export async function freshenSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update auth.sessions set last_seen_at = now() - random() * interval '310 seconds'");
  await client.query('vacuum auth.sessions');
  await client.end();
}
