'use strict';
const { statSync } = require('fs');
const { pathToFileURL } = require('url');

const tokens = require.resolve('../../packages/ui/src/tokens.ts');

// The tokens are written once, in TypeScript; while building, the file tokens.css becomes what they say.
module.exports = function tokensLoader() {
  this.addDependency(tokens);
  // A module is read once for an address: while developing, each state of the file has its own.
  const address = `${pathToFileURL(tokens)}?${statSync(tokens).mtimeMs}`;
  import(address).then(({ cssVariables }) => cssVariables()).then(...answerTo(this.async()));
};

const answerTo = (done) => [(css) => done(null, css), done];
