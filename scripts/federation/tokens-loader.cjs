'use strict';
// The tokens are written once, in TypeScript; while building, the file tokens.css becomes what they say.
module.exports = function tokensLoader() {
  const tokens = require.resolve('../../packages/ui/src/tokens.ts');
  this.addDependency(tokens);
  return require(tokens).cssVariables();
};
