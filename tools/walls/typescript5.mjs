// dependency-cruiser reads TypeScript's classic API, which TypeScript 7 lacks: without this it falls
// back to acorn in silence and misses `export type … from` and `typeof import()`.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const here = createRequire(import.meta.url);
const names = ['typescript', 'typescript/package.json'];
const url = Object.fromEntries(names.map((name) => [name, pathToFileURL(here.resolve(name)).href]));
registerHooks({ resolve: (name, at, next) => (url[name] ? { url: url[name], shortCircuit: true } : next(name, at)) });
