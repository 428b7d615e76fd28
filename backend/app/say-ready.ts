import { productName } from '@lauda/contracts';
import { demoPassword } from '#modules/auth/index.ts';
import type { Config } from './config.ts';

/** What the operator reads at the end of a start; the last line is fixed (decisions D1). */
export function sayReady(config: Config, port: number | undefined): void {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (config.demo) {
    say(`Entre na demonstração com a senha ${demoPassword}:`);
    for (const role of ['admin', 'premium', 'trial']) say(`  ${role}@demo.local`);
  }
  if (port === undefined) return say(`${productName}: trabalhador pronto`);
  const { host: bound } = config.http;
  const host = bound === '127.0.0.1' ? 'localhost' : bound.includes(':') ? `[${bound}]` : bound;
  say(`${productName} pronta em http://${host}:${port}`);
}
