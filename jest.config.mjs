// Tests run as CommonJS made by swc; the packages named here ship ES modules only.
const esmOnly = [
  'pg-boss',
  'serialize-error',
  'non-error',
  'type-fest',
  'zod-openapi',
  'hunspell-wasm',
  'dictionary-pt',
  'cron-parser',
  'rrule-temporal',
  '@js-temporal',
  'temporal-polyfill',
  'temporal-spec',
  'temporal-utils',
];

const shared = {
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  transformIgnorePatterns: [`node_modules/(?!(${esmOnly.join('|')})/)`],
  extensionsToTreatAsEsm: [],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

const onPostgres = {
  globalSetup: '<rootDir>/backend/platform/testing/global-setup.ts',
  globalTeardown: '<rootDir>/backend/platform/testing/global-teardown.ts',
};

export default {
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{contracts,backend,scripts,tools}/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.deep\\.test\\.ts$'],
      ...onPostgres,
    },
    {
      ...shared,
      displayName: 'deep',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/backend/**/*.deep.test.ts'],
      ...onPostgres,
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/web-testing/src/jsdom-environment.cjs',
      testMatch: ['<rootDir>/{hosts,remotes,packages}/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.css$': '<rootDir>/packages/web-testing/src/empty.cjs' },
      setupFiles: [],
    },
  ],
};
