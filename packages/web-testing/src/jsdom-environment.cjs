'use strict';
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the few browser parts that antd, the router and fetch need and jsdom lacks. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'FormData',
      'Headers',
      'Response',
      'ReadableStream',
      'structuredClone',
      'AbortController',
      'AbortSignal',
    ])
      page[name] = globalThis[name];
    // A page may ask for "/api/…"; Node wants to know of which server.
    page.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
    page.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Node's own MessageChannel keeps the process alive; antd's form only wants a later turn.
    page.MessageChannel = class {
      port1 = { onmessage: null };
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0) };
    };
    page.scrollTo = () => undefined;
    const styleOf = page.getComputedStyle.bind(page);
    page.getComputedStyle = (element) => styleOf(element);
    page.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
