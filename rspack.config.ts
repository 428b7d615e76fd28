import { type Configuration, container, CopyRspackPlugin, DefinePlugin, HtmlRspackPlugin, type RuleSetRule } from '@rspack/core';
import { resolve } from 'node:path';
import { type ProgramName, type RemoteName, sourceFolder } from './scripts/federation/programs.ts';
import { takenByRemote } from './scripts/federation/shared.ts';

const root = import.meta.dirname;

/** The configuration of one program of the product. @param folder where the files go. */
export function programConfig(name: ProgramName, folder: string): Configuration {
  return name === 'shell' ? shellConfig(folder) : remoteConfig(name, folder);
}

/** The shell is a plain program: what it shares is ordinary code of its own (`hosts/shell/src/remotes/federation.ts`). */
export function shellConfig(folder: string): Configuration {
  const page = new HtmlRspackPlugin({ template: './hosts/shell/src/index.html', inject: 'head', scriptLoading: 'defer', minify: false });
  // Icons and the picture of a shared link, which go by fixed names.
  const named = new CopyRspackPlugin({ patterns: ['./hosts/shell/public'] });
  return { ...base('shell', folder), entry: { main: './hosts/shell/src/main.tsx' }, plugins: [page, named, new DefinePlugin(leanRuntime)] };
}

/** What of the federation runtime is left out: manifests and snapshots, and what serves other places than a browser. */
const leanRuntime = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** A remote is a container of the Module Federation protocol. The entry is an ES module, so that loading it is one `import()`. */
function remoteConfig(name: RemoteName, folder: string): Configuration {
  const common = base(name, folder);
  const federation = new container.ModuleFederationPluginV1({
    name,
    filename: 'remoteEntry.[contenthash:12].js',
    library: { type: 'module' },
    exposes: { './app': `./${sourceFolder(name)}/src/remote-app.tsx` },
    shared: takenByRemote(),
  });
  return {
    ...common,
    entry: {},
    // Chunks are plain scripts: browsers remember that a module failed to load, and then no retry would help.
    output: { ...common.output, module: true, chunkFormat: 'array-push', chunkLoading: 'jsonp', scriptType: 'text/javascript' },
    plugins: [federation],
  };
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
