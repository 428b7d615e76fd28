'use strict';
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the few browser parts that antd, the router and fetch need and jsdom lacks. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of ['TextEncoder', 'TextDecoder', 'fetch', 'Headers', 'Request', 'Response', 'ReadableStream', 'structuredClone', 'AbortController', 'AbortSignal'])
      page[name] = globalThis[name];
    page.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} });
    page.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
    // Node's own MessageChannel keeps the process alive; antd's form only wants a later turn.
    page.MessageChannel = class {
      port1 = { onmessage: null };
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
    };
    const styleOf = page.getComputedStyle.bind(page);
    page.getComputedStyle = (element) => styleOf(element);
    page.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
