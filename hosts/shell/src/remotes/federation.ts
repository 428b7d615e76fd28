import { createInstance } from '@module-federation/enhanced/runtime';
import * as vendor from '@lauda/vendor';
import vendorPackage from '@lauda/vendor/package.json' with { type: 'json' };
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';

/** What the shell gives to every remote: the list of `scripts/federation/shared.ts`, third-party code only. */
export const shared = {
  react: at(React.version, React),
  'react/jsx-runtime': at(React.version, jsxRuntime),
  'react-dom': at(ReactDom.version, ReactDom),
  'react-dom/client': at(ReactDom.version, ReactDomClient),
  '@lauda/vendor': at(vendorPackage.version, vendor),
};

/** The one host of the page: it loads remotes and hands them what is shared. */
export const federation = createInstance({ name: 'shell', remotes: [], shared });

function at(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: version, strictVersion: true } };
}
