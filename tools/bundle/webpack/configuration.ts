import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { importName, type ModuleName, modules, outputFolder, packagesOf, root, serverFolder } from '../modules.ts';
import { laterNames, sharedFiles, sharedNames } from '../sharedNames.ts';
import { ChunksBySystem } from './chunksBySystem.ts';
import { LaterModules, laterExternals } from './laterModules.ts';
import { NamesBetween } from './namesBetween.ts';
import type { RepairOptions } from './repairLibrary.ts';

/** A loader of ours. */
const own = (file: string) => join(import.meta.dirname, file);

// Everything one page must hold only once comes from the import map: the shared dependencies and our own three modules.
const ownShared = ['platform', 'ui', 'app-kit'];

const swc = (jsx: boolean) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      // React on the page is the released one: a local module must not use what only its development build has.
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
});

const cssLoader = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[name]-[local]-[hash:base64:4]',
      // One hash a file: what differs in every name is what does not compress.
      hashStrategy: 'minimal-subset',
    },
  },
};

const sources: RuleSetRule[] = [
  { test: /\.tsx$/, use: swc(true) },
  { test: /\.ts$/, use: swc(false) },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
];

const MARKUP_WRITERS =
  /\/(@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils|@ant-design\/cssinjs\/es\/util\/index)\.js$/;

const repaired = (repair: RepairOptions['repair']) => ({ loader: own('repairLibrary.ts'), options: { repair } });

const rules: RuleSetRule[] = [
  ...sources,
  { test: /\/sonner\/dist\/index\.mjs$/, use: repaired('nonce') },
  { test: MARKUP_WRITERS, use: repaired('text') },
  { test: /\.css$/, use: [own('addStyles.ts'), cssLoader] },
];

const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
  symlinks: true,
  alias: {
    // The package names its development build, whose warnings are useless in production.
    'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
    'react-router/dom$': join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
    // Its interface without its panel: the panel styles itself inline, which our policy does not allow.
    'import-map-overrides$': join(root, 'node_modules/import-map-overrides/dist/import-map-overrides-api.js'),
  },
};

/** Schemas weigh more than most pages: browsers get their types alone, and constants from files that build none. */
const SERVER_ONLY: RuleSetRule = { test: /\/node_modules\/typebox\//, use: own('refuse.ts') };

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
  }),
];

export const OWN_LATER = ['ui', 'app-kit'].map((name) => `${importName(name)}/later`);

/**
 * A module loads all its externals before it runs; these are requested by the chunk that needs them. A module's own
 * later parts are chunks of it.
 */
const laterFor = (name: ModuleName) =>
  [...laterNames, ...OWN_LATER].filter(
    (later) => !packagesOf(name).some((part) => later === `${importName(part)}/later`),
  );

function externals(name: ModuleName) {
  const { kind } = modules[name];
  if (kind !== 'module') return [];
  const parts = packagesOf(name).map(importName);
  const others = ownShared.map(importName).filter((shared) => !parts.includes(shared));
  return [laterExternals(laterFor(name)), ...sharedNames, ...others];
}

/** Import-map name → the file whose exports it provides. */
async function givenBy(name: ModuleName): Promise<Record<string, string>> {
  const { kind, entry } = modules[name];
  if (kind === 'shared') return sharedFiles();
  if (name !== 'ui') return { [importName(name)]: join(root, name, entry) };
  return Object.fromEntries(
    packagesOf(name).flatMap((part) => [
      [importName(part), join(root, part, 'src/index.ts')],
      [`${importName(part)}/later`, join(root, part, 'src/later.ts')],
    ]),
  );
}

/** What a console runs before its first row is rendered. */
const FIRST: readonly ModuleName[] = ['shared-dependencies', 'platform', 'ui', 'shell', 'buyer-app', 'api-app'];

/** A hint for browsers to compile an entry's functions eagerly: most of them are called at the start. */
export const readAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

const pluginsOf = async (name: ModuleName, production: boolean): Promise<WebpackPluginInstance[]> => {
  const { kind } = modules[name];
  return [
    ...(kind === 'page' ? [] : [new ChunksBySystem()]),
    ...(kind !== 'page' && production ? [new NamesBetween(await givenBy(name))] : []),
    ...(FIRST.includes(name) && production ? [readAhead()] : []),
    ...(kind === 'module' ? [new LaterModules(laterFor(name))] : []),
  ];
};

const texts = {
  test: /\/locales\/en\.json$/,
  type: 'javascript/auto',
  use: own('jsonModule.ts'),
};

/**
 * What most widgets of the component library have in common is one file. More of them would save little, and each costs a
 * line in the entry.
 */
const widgetChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    widgets: {
      test: /\/(node_modules|ui\/src\/antd)\//,
      name: 'widgets',
      minChunks: 7,
      enforce: true,
    },
  },
} as const;

interface Options {
  mode?: 'production' | 'development';
  path?: string;
}

/** webpack's configuration of one module: SystemJS output, content-hashed names, the shared dependencies left outside. */
export async function configuration(
  name: ModuleName,
  { mode = 'production', path = outputFolder(name) }: Options = {},
): Promise<Configuration> {
  const { entry, kind } = modules[name];
  const production = mode === 'production';
  const page = kind === 'page';
  const file = join(root, name, entry);
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    entry: { [name]: page ? file : [own('firstFile.ts'), file] },
    externals: externals(name),
    externalsType: 'system',
    module: {
      parser: { javascript: { exportsPresence: 'error', dynamicImportMode: 'lazy' } },
      rules: [...(kind === 'module' ? [texts] : []), ...rules, SERVER_ONLY],
    },
    resolve,
    plugins: await pluginsOf(name, production),
    output: {
      path,
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].chunk.js',
      uniqueName: importName(name),
      publicPath: '',
      // A module from another origin has its chunks there too: without this their integrity could not be checked.
      crossOriginLoading: 'anonymous',
      clean: false,
      // A module that throws while it first runs is run again with the next try: else its exports would be incomplete.
      strictModuleExceptionHandling: true,
      ...(page ? {} : { library: { type: 'system' } }),
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer,
      splitChunks: name === 'ui' && production && widgetChunks,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * webpack's configuration of a console's server bundle: one CommonJS file for Node with everything in it, whose class names
 * are those of the browser's modules. What they load later is not followed: nothing is rendered twice on the server.
 */
export function serverConfiguration(name: ModuleName, version: string): Configuration {
  return {
    name: `${name} on the server`,
    mode: 'production',
    context: root,
    target: ['node24', 'es2022'],
    devtool: false,
    entry: { [name]: own('serverEntry.ts') },
    module: {
      parser: { javascript: { exportsPresence: 'error', import: false } },
      rules: [...sources, { test: /\.css$/, use: [own('collectStyles.ts'), cssLoader] }],
    },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'console-on-the-server$': join(root, name, modules[name].server ?? '') },
    },
    output: {
      path: serverFolder(name, version),
      filename: '[name].[contenthash:12].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { moduleIds: 'deterministic', minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
