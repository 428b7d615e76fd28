import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { isLoopback, type SettingName, settings } from './settings.ts';
import { readTestimonials } from './testimonials.ts';

const distinctCharsMin = 10;

type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };
type Environment = Record<string, string | undefined>;
export type Config = ReturnType<typeof decide>;

/** A setting that stops the start: one line that names it, what is wrong and an example. */
class ConfigError extends OperatorError {
  constructor(name: SettingName, wrong: string) {
    super(`Configuração: ${name} ${wrong}. Exemplo: ${name}=${settings[name].example}`);
  }
}

/**
 * Reads the environment and `.env` (which never overrides it), refuses what is wrong, decides the rest.
 * Nothing else reads the environment.
 * @throws ConfigError
 */
export function readConfig(environment: Environment = withEnvFile()): Config {
  return Object.freeze(decide(parse(environment)));
}

function withEnvFile(): Environment {
  if (!existsSync('.env')) return process.env;
  try {
    // Some editors put a mark of their own first.
    const given = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''));
    return { ...given, ...process.env };
  } catch (error) {
    throw new OperatorError(`Não deu para ler o arquivo .env (${(error as Error).message}). Exemplo: copie .env.example para .env`);
  }
}

function parse(environment: Environment): Values {
  const entries = Object.entries(settings).map(([name, { schema, must }]) => {
    const given = environment[name]?.trim() || undefined;
    const outcome = schema.safeParse(given);
    if (!outcome.success) throw new ConfigError(name as SettingName, `deve ser ${must}`);
    return [name, outcome.data];
  });
  return Object.fromEntries(entries) as Values;
}

function decide(values: Values) {
  const production = values.NODE_ENV === 'production';
  const embedded = values.DATABASE_URL === undefined;
  const demo = values.DEMO ?? (embedded && !production);
  const local = isLoopback(values.HOST);
  if (demo && !local)
    throw new ConfigError('DEMO', `não pode estar ligado com HOST=${values.HOST}, que outras máquinas alcançam; use DEMO=0`);
  if (demo && production) throw new ConfigError('DEMO', 'não pode estar ligado em production; use DEMO=0');
  if (values.RATE_LIMITS === 'off' && (production || !local))
    throw new ConfigError('RATE_LIMITS', 'só pode ser off fora de production e com HOST de loopback');
  if (embedded && values.DATABASE_DIRECT_URL) throw new ConfigError('DATABASE_URL', 'falta: DATABASE_DIRECT_URL sozinha não basta');
  if (production && !values.PUBLIC_URL) throw new ConfigError('PUBLIC_URL', 'é obrigatória em production');
  if (production && !values.SESSION_SECRET) throw new ConfigError('SESSION_SECRET', 'é obrigatória em production');
  if (values.PUBLIC_URL?.startsWith('https:') && !values.TRUST_PROXY)
    throw new ConfigError('TRUST_PROXY', 'deve dizer quantos proxies há na frente quando PUBLIC_URL é https, que este servidor não fala');
  if (values.SESSION_SECRET && isWeak(values.SESSION_SECRET))
    throw new ConfigError('SESSION_SECRET', 'é fácil de adivinhar; gere um texto ao acaso');
  const dataDir = resolve(values.DATA_DIR);
  return {
    production,
    demo,
    dataDir,
    webDir: values.WEB_DIR && resolve(values.WEB_DIR),
    roles: { web: values.ROLES.includes('web'), worker: values.ROLES.includes('worker') },
    http: { port: values.PORT, host: values.HOST, trustProxy: values.TRUST_PROXY, publicUrl: values.PUBLIC_URL },
    database: embedded ? undefined : { url: values.DATABASE_URL!, directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL! },
    session: () => ({
      secret: values.SESSION_SECRET ?? keptSecret(dataDir),
      secureCookie: values.PUBLIC_URL?.startsWith('https:') ?? false,
    }),
    rateLimits: values.RATE_LIMITS === 'on',
    offer: {
      demo,
      promotion: { on: values.PROMO === 'on', endsAt: values.PROMO_ENDS_AT },
      testimonials: readTestimonials(dataDir),
      teacherSupport: values.SUPPORT_URL !== undefined,
    },
    logLevel: values.LOG_LEVEL,
  };
}

/** The published example, or a few characters over and over. */
function isWeak(secret: string): boolean {
  return secret === settings.SESSION_SECRET.example || new Set(secret).size < distinctCharsMin;
}

/** Outside production a secret is made once and kept, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) placeOnce(file, randomBytes(32).toString('base64url'));
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError('DATA_DIR', `não é uma pasta em que se possa escrever (${(error as Error).message})`);
  }
}

/** Linked whole into its place: of two starts at once both read the same one. */
function placeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
