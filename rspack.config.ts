import { type Configuration, container, CopyRspackPlugin, DefinePlugin, HtmlRspackPlugin, type RuleSetRule } from '@rspack/core';
import { resolve } from 'node:path';
import { type ProgramName, type RemoteName, sourceFolder } from './scripts/federation/programs.ts';
import { takenByRemote } from './scripts/federation/shared.ts';

const root = import.meta.dirname;

/** Where the files go; `hot` is for development: readable, named alike at each build, ready for React Refresh. */
export type Target = { folder: string; hot?: boolean };

/** The configuration of one program of the product. */
export function programConfig(name: ProgramName, target: Target): Configuration {
  return name === 'shell' ? shellConfig(target) : remoteConfig(name, target);
}

/** The shell is a plain program: what it shares is ordinary code of its own (`hosts/shell/src/remotes/federation.ts`). */
export function shellConfig(target: Target): Configuration {
  return pageConfig('./hosts/shell/src/main.tsx', target);
}

/** A program that fills the product's page by itself. */
export function pageConfig(entry: string, target: Target): Configuration {
  const page = new HtmlRspackPlugin({ template: './hosts/shell/src/index.html', inject: 'head', scriptLoading: 'defer', minify: false });
  // Icons and the picture of a shared link, which go by fixed names.
  const named = new CopyRspackPlugin({ patterns: ['./hosts/shell/public'] });
  return { ...base('shell', target), entry: { main: entry }, plugins: [page, named, new DefinePlugin(leanRuntime)] };
}

/** What of the federation runtime is left out: manifests and snapshots, and what serves other places than a browser. */
const leanRuntime = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

/** A remote is a container of the Module Federation protocol. The entry is an ES module, so that loading it is one `import()`. */
function remoteConfig(name: RemoteName, target: Target): Configuration {
  const common = base(name, target);
  const federation = new container.ModuleFederationPluginV1({
    name,
    filename: `remoteEntry${mark(target)}.js`,
    library: { type: 'module' },
    exposes: { './app': { import: `./${sourceFolder(name)}/src/remote-app.tsx`, name: 'app' } },
    shared: takenByRemote(),
  });
  return {
    ...common,
    entry: {},
    output: { ...common.output, module: true, ...(!target.hot && plainScripts) },
    plugins: [federation],
  };
}

/** Browsers remember that a module failed to load, and then no retry would help. (Of a module alone can chunks be replaced while it runs.) */
const plainScripts = { chunkFormat: 'array-push', chunkLoading: 'jsonp', scriptType: 'text/javascript' } as const;

/** What every bundle has in common: also used by the yardsticks of `npm run size`. */
export function base(name: string, target: Target): Configuration {
  const named = `[name]${mark(target)}`;
  return {
    name,
    context: root,
    mode: target.hot ? 'development' : 'production',
    target: ['web', 'es2022'],
    // No policy of ours lets a text be run as code.
    devtool: target.hot && 'cheap-module-source-map',
    output: {
      path: target.folder,
      publicPath: `/assets/${name}/`,
      uniqueName: name,
      filename: `${named}.js`,
      chunkFilename: `${named}.js`,
      cssFilename: `${named}.css`,
      cssChunkFilename: `${named}.css`,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      clean: !target.hot,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    optimization: target.hot ? {} : { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: false,
    module: { rules: rules(target) },
  };
}

/** Names what is cached for ever by its content. */
const mark = ({ hot }: Target): string => (hot ? '' : '.[contenthash:12]');

const rules = ({ hot = false }: Target): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        target: 'es2022',
      },
    },
  },
  { test: /\.css$/, type: 'css' },
  { test: /[\\/]tokens\.css$/, loader: resolve(root, 'scripts/federation/tokens-loader.cjs') },
  { test: /\.woff2$/, type: 'asset/resource' },
];
