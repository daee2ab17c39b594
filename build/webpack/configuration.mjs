import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { importName, modules, outputFolder, root } from '../modules.mjs';
import { sharedNames } from '../sharedNames.mjs';

// Everything one page must hold only once comes from the import map: the shared dependencies and our own two modules.
const ownShared = [importName('platform'), importName('ui')];

const swc = (jsx) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      // React on the page is the released one: a local module must not ask it for what only its development build has.
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
});

const rules = [
  { test: /\.tsx$/, use: swc(true) },
  { test: /\.ts$/, use: swc(false) },
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  { test: /\/sonner\/dist\/index\.mjs$/, use: join(import.meta.dirname, 'nonceStyles.cjs') },
  {
    test: /\.css$/,
    use: [
      'style-loader',
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[name]-[local]-[hash:base64:4]',
          },
        },
      },
    ],
  },
];

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { format: { comments: false } },
  }),
];

function externals(name) {
  const { kind } = modules[name];
  if (kind !== 'module') return [];
  return [...sharedNames(), ...ownShared.filter((shared) => shared !== importName(name))];
}

/** webpack's configuration of one module: SystemJS output, content-hashed names, the shared dependencies left outside. */
export function configuration(name, { mode = 'production', version, path } = {}) {
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
    entry: { [name]: page ? file : [join(import.meta.dirname, 'firstFile.js'), file] },
    externals: externals(name),
    externalsType: 'system',
    module: { parser: { javascript: { exportsPresence: 'error', dynamicImportMode: 'lazy' } }, rules },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], symlinks: true },
    output: {
      path: path ?? outputFolder(name, version),
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].chunk.js',
      uniqueName: importName(name),
      publicPath: '',
      clean: false,
      ...(page ? {} : { library: { type: 'system' } }),
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
