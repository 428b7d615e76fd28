import * as vendor from '@lauda/vendor';
import vendorPackage from '@lauda/vendor/package.json' with { type: 'json' };
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';

/** A module in a share scope, as the Module Federation protocol words it: version → how to get it. */
type SharedVersions = Record<string, { get: () => Promise<() => unknown>; loaded: true; from: 'shell' }>;
export type ShareScope = Record<string, SharedVersions>;

/** What the shell gives to every remote: the list of `scripts/federation/shared.ts`, third-party code only. */
export const shareScope: ShareScope = {
  react: at(React.version, React),
  'react/jsx-runtime': at(React.version, jsxRuntime),
  'react-dom': at(ReactDom.version, ReactDom),
  'react-dom/client': at(ReactDom.version, ReactDomClient),
  '@lauda/vendor': at(vendorPackage.version, vendor),
};

function at(version: string, module: unknown): SharedVersions {
  return { [version]: { get: async () => () => module, loaded: true, from: 'shell' } };
}
