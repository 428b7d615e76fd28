import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { resolve } from 'node:path';
import { sharedByShell, takenByRemote } from './scripts/federation/shared.ts';

/** The programs of the product; each is built, released and rolled back by itself. */
export const remoteNames = ['student', 'admin'] as const;
export const programNames = ['shell', ...remoteNames] as const;
export type ProgramName = (typeof programNames)[number];

const root = import.meta.dirname;
/** Both are what keeps the runtime small; snapshots would only serve `mf-manifest.json`, which we do without. */
const optimization = { disableSnapshot: true, target: 'web' as const };

/** The configuration of one program of the product, built into `dist/web/<name>`. */
export function programConfig(name: ProgramName): Configuration {
  return name === 'shell' ? shellConfig() : remoteConfig(name);
}

function shellConfig(): Configuration {
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedByShell(),
    dts: false,
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization },
  });
  return { ...base('shell', 'dist/web/shell'), entry: { main: './hosts/shell/src/main.ts' }, plugins: [federation, page()] };
}

function remoteConfig(name: ProgramName): Configuration {
  const common = base(name, `dist/web/${name}`);
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.[contenthash:12].js',
    exposes: { './app': `./remotes/${name}/src/remote-app.tsx` },
    shared: takenByRemote(),
    dts: false,
    manifest: false,
    experiments: { externalRuntime: true, optimization },
  });
  return { ...common, entry: {}, output: { ...common.output, publicPath: 'auto' }, plugins: [federation] };
}

/** What every bundle has in common: also used by the yardsticks of `npm run size`. */
export function base(name: string, folder: string): Configuration {
  return {
    name,
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: resolve(root, folder),
      publicPath: `/assets/${name}/`,
      uniqueName: name,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      cssChunkFilename: '[name].[contenthash:12].css',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: false,
    module: { rules },
  };
}

/** The shell's index.html: a template that the server fills for each request. */
export function page(): rspack.HtmlRspackPlugin {
  return new rspack.HtmlRspackPlugin({ template: './hosts/shell/src/index.html', inject: 'head', scriptLoading: 'defer', minify: false });
}

const rules: RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
  },
  { test: /\.css$/, type: 'css' },
  { test: /[\\/]tokens\.css$/, loader: resolve(root, 'scripts/federation/tokens-loader.cjs') },
  { test: /\.woff2$/, type: 'asset/resource' },
];

export default programNames.map(programConfig);
