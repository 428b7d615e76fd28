import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, HtmlRspackPlugin, type RuleSetRule } from '@rspack/core';
import { resolve } from 'node:path';
import { type ProgramName, programNames, type RemoteName, sourceFolder } from './scripts/federation/programs.ts';
import { sharedByShell, takenByRemote } from './scripts/federation/shared.ts';

const root = import.meta.dirname;
/** Both are what keeps the runtime small; snapshots would only serve `mf-manifest.json`, which we do without. */
const optimization = { disableSnapshot: true, target: 'web' as const };

/** The configuration of one program of the product. @param folder where the files go. */
export function programConfig(name: ProgramName, folder = resolve(root, 'dist/web', name)): Configuration {
  return name === 'shell' ? shellConfig(folder) : remoteConfig(name, folder);
}

function shellConfig(folder: string): Configuration {
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedByShell(),
    dts: false,
    manifest: false,
    experiments: { provideExternalRuntime: true, optimization },
  });
  return { ...base('shell', folder), entry: { main: './hosts/shell/src/main.ts' }, plugins: [federation, page()] };
}

function remoteConfig(name: RemoteName, folder: string): Configuration {
  const common = base(name, folder);
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.[contenthash:12].js',
    exposes: { './app': `./${sourceFolder(name)}/src/remote-app.tsx` },
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
      path: folder,
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
export function page(): HtmlRspackPlugin {
  return new HtmlRspackPlugin({ template: './hosts/shell/src/index.html', inject: 'head', scriptLoading: 'defer', minify: false });
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

export default programNames.map((name) => programConfig(name));
