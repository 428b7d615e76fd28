import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether only this machine can reach a host. */
export const isLoopback = (host: string): boolean => loopback.test(host);

const postgresUrl = z.string().refine((url) => /^postgres(ql)?:\/\/[^/]+\/.+/.test(url));

/**
 * Every setting: what it takes (`must`), an example, what it is for. `.env.example` is made from this.
 * An empty value counts as absent.
 */
export const settings = {
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']).default('development'),
    must: 'development, production ou test',
    example: 'production',
    about: 'Em production PUBLIC_URL e SESSION_SECRET são obrigatórios.',
  },
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    must: 'um número de 0 a 65535',
    example: '3000',
    about: 'Porta do servidor; 0 escolhe uma livre.',
  },
  HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    must: 'um endereço desta máquina',
    example: '127.0.0.1',
    about: 'Endereço em que o servidor ouve.',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./.data'),
    must: 'uma pasta',
    example: './.data',
    about: 'Banco, arquivos e e-mails embutidos. Apagá-la reinicia a demonstração.',
  },
  WEB_DIR: {
    schema: z.string().min(1).optional(),
    must: 'uma pasta',
    example: './dist/web',
    about: 'As páginas construídas.',
  },
  DATABASE_URL: {
    schema: postgresUrl.optional(),
    must: 'um endereço postgres://',
    example: 'postgres://lauda:senha@localhost:5432/lauda',
    about: 'Um PostgreSQL no lugar do embutido; pode passar por um pooler em modo de transação.',
  },
  DATABASE_DIRECT_URL: {
    schema: postgresUrl.optional(),
    must: 'um endereço postgres://',
    example: 'postgres://lauda:senha@localhost:5432/lauda',
    about: 'O mesmo banco sem o pooler, para migrações e LISTEN.',
  },
  DEMO: {
    schema: flag.optional(),
    must: '0 ou 1',
    example: '1',
    about: 'Pessoas, temas e redações de exemplo; ligado só com o banco embutido fora de production.',
  },
  ROLES: {
    schema: z
      .string()
      .default('web,worker')
      .transform((list) => list.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
    must: 'web, worker ou web,worker',
    example: 'web,worker',
    about: 'O que este processo faz.',
  },
  PUBLIC_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    must: 'um endereço http(s)',
    example: 'https://lauda.example.com',
    about: 'Endereço que as pessoas veem.',
  },
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    must: 'um texto de pelo menos 32 caracteres',
    example: 'troque-por-32-ou-mais-caracteres-ao-acaso',
    about: 'Assina os cookies de sessão.',
  },
  TRUST_PROXY: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    must: 'um número de 0 a 10',
    example: '1',
    about: 'Quantos proxies há na frente.',
  },
  RATE_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    must: 'on ou off',
    example: 'on',
    about: 'off só fora de production e com HOST de loopback, para testes.',
  },
  PROMO: {
    schema: z.enum(['on', 'off']).default('on'),
    must: 'on ou off',
    example: 'on',
    about: 'A promoção de preço.',
  },
  PROMO_ENDS_AT: {
    schema: z.iso
      .datetime({ offset: true })
      .transform((moment) => new Date(moment))
      .optional(),
    must: 'um momento com data, hora e fuso',
    example: '2026-12-31T23:59:59-03:00',
    about: 'O fim da promoção, para o qual a contagem corre; sem ele só a demonstração conta.',
  },
  SUPPORT_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    must: 'um endereço http(s)',
    example: 'https://wa.me/5511999999999',
    about: 'Onde quem é Premium fala com um professor; sem ela isso não é anunciado.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    must: 'fatal, error, warn, info, debug ou silent',
    example: 'info',
    about: 'Quanto se registra.',
  },
} as const;

export type SettingName = keyof typeof settings;
