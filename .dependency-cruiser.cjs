'use strict';
// The walls: what may import what. Each rule has a file that breaks it in backend/tests/architecture/breakers/.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const allowed = require('./backend/modules/boundaries.json');

const folders = readdirSync(join(__dirname, 'backend/modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const unnamed = folders.filter(({ name }) => !(name in allowed)).map(({ name }) => name);
if (unnamed.length) throw new Error(`boundaries.json does not name: ${unnamed.join(', ')}`);

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const breakers = '^backend/tests/architecture/breakers/';
const tests = ['\\.test\\.tsx?$', '/testing\\.tsx?$', '^packages/web-testing/', '^backend/platform/testing/'];
const dictionary = '^backend/correction/language/dictionary\\.ts$';
const languageData = 'node_modules/(hunspell-wasm|dictionary-pt)/';
const browser = '^(packages|remotes|hosts)/';

const undeclared = Object.entries(allowed).map(([module, neighbours]) =>
  rule(
    `module-${module}-undeclared-neighbour`,
    { path: `^backend/modules/${module}/` },
    { path: '^backend/modules/[^/]+/', pathNot: `^backend/modules/(${[module, ...neighbours].join('|')})/` },
  ),
);

const anywhere = [
  rule('no-circular', {}, { circular: true }),
  // An import that leads nowhere would escape every rule that goes by path.
  rule('everything-resolves', {}, { couldNotResolve: true }),
  rule('testing-stays-in-tests', { pathNot: [...tests, '^e2e/', '^backend/tests/'] }, { path: tests }),
];

const backend = [
  rule(
    'module-private',
    { path: '^backend/modules/([^/]+)/' },
    {
      path: '^backend/modules/([^/]+)/',
      pathNot: ['^backend/modules/$1/', '^backend/modules/[^/]+/(index|testing)\\.ts$'],
    },
  ),
  rule(
    'module-private-from-outside',
    { path: '^(backend/(app|adapters)|scripts|e2e)/' },
    {
      path: '^backend/modules/[^/]+/',
      pathNot: '^backend/modules/([^/]+/(index|testing)\\.ts|boundaries\\.json)$',
    },
  ),
  ...undeclared,
  rule(
    'rules-are-pure',
    { path: '^backend/modules/[^/]+/(rules|policy)\\.ts$' },
    {
      pathNot: ['^contracts/', '^backend/modules/[^/]+/(rules|policy|errors)\\.ts$'],
    },
  ),
  rule(
    'correction-is-pure',
    { path: '^backend/correction/', pathNot: [dictionary, ...tests] },
    {
      pathNot: ['^contracts/', '^backend/correction/', languageData],
    },
  ),
  // The one file of the engine that reads from the disk, and once: the dictionary is a file of its package.
  rule(
    'dictionary-reads-language-data',
    { path: dictionary },
    {
      pathNot: ['^contracts/', '^backend/correction/', languageData, '^(node:)?(fs/promises|module|url)$'],
    },
  ),
  rule('platform-is-below', { path: '^backend/platform/', pathNot: tests }, { path: '^backend/(modules|adapters|app|correction)/' }),
  rule('modules-know-no-adapter', { path: '^backend/modules/', pathNot: tests }, { path: '^backend/(adapters|app|correction)/' }),
  rule(
    'vendors-only-in-adapters',
    { path: '^backend/', pathNot: '^backend/adapters/' },
    {
      path: 'node_modules/(stripe|openai|nodemailer|@aws-sdk)/',
    },
  ),
  rule(
    'express-only-at-the-door',
    { path: '^backend/', pathNot: ['^backend/(app|platform/http)/', '^backend/modules/[^/]+/(routes|session-store)\\.ts$', ...tests] },
    {
      path: 'node_modules/(@types/)?(express|passport)[^/]*/',
    },
  ),
  rule('back-knows-no-front', { path: '^backend/' }, { path: browser }),
];

const front = [
  rule('front-knows-no-back', { path: browser }, { path: '^backend/' }),
  // zod alone costs 23 to 78 KB in each bundle.
  rule(
    'browser-imports-no-schema',
    { path: browser, pathNot: tests },
    {
      path: '^contracts/',
      pathNot: '^contracts/src/(vocabulary|types|remotes)\\.ts$',
    },
  ),
  rule(
    'browser-tests-import-examples',
    { path: `${browser}.*\\.test\\.tsx?$` },
    {
      path: '^contracts/',
      pathNot: '^contracts/(src/(vocabulary|types|remotes)\\.ts$|examples/)',
    },
  ),
  rule('packages-are-below', { path: '^packages/' }, { path: '^(remotes|hosts)/' }),
  rule('ui-knows-no-contract', { path: '^packages/ui/' }, { path: '^(contracts|packages/api-client)/' }),
  // What is shared at run time comes through one package, else a remote would carry a second copy.
  rule(
    'router-and-store-through-vendor',
    { path: browser, pathNot: ['^packages/vendor/', ...tests] },
    {
      path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs/toolkit)/',
    },
  ),
  rule(
    'shell-is-thin',
    { path: '^(hosts/|packages/ui/src/plain/|packages/(api-client|host-sdk|vendor)/)' },
    {
      path: '(node_modules/(antd|@ant-design)/|^packages/ui/src/antd/)',
    },
  ),
  rule('remotes-are-strangers', { path: '^remotes/([^/]+)/' }, { path: '^(remotes/(?!$1/)|hosts/)' }),
  rule('host-loads-never-imports', { path: '^hosts/' }, { path: '^remotes/' }),
  rule(
    'features-are-strangers',
    { path: '^(remotes/[^/]+|hosts/[^/]+)/src/features/([^/]+)/' },
    {
      path: '/src/features/',
      pathNot: '^$1/src/features/$2/',
    },
  ),
  rule(
    'feature-private',
    { path: '^(remotes/[^/]+|hosts/[^/]+)/src/', pathNot: '/features/' },
    {
      path: '/src/features/[^/]+/',
      pathNot: '/features/[^/]+/index\\.tsx?$',
    },
  ),
];

const contracts = [
  rule(
    'contracts-depend-on-nothing',
    { path: '^contracts/', pathNot: tests },
    { pathNot: ['^contracts/', 'node_modules/(zod|zod-openapi)/'] },
  ),
];

module.exports = {
  forbidden: [...anywhere, ...contracts, ...backend, ...front],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [breakers, '(^|/)dist/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
