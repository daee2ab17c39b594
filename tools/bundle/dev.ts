// `npm run dev -w buyer-app`: serves one module on a port of its own with live reload; the rest of the page comes from
// wherever you show it (CONSOLE).
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { importName, moduleNames, modules, packagesOf } from './modules.ts';
import { configuration } from './webpack/configuration.ts';

// The page holds root-config itself, and the shared libraries under many names; overrides cannot override itself.
const names = moduleNames.filter((name) => modules[name].kind === 'module' && name !== 'overrides');
const name = names.find((known) => known === process.argv[2]);
if (name === undefined) {
  console.error(`There is no module named ${process.argv[2]} to serve. The modules are ${names.join(', ')}.`);
  process.exit(2);
}

const port = Number(process.env.PORT ?? 9100 + moduleNames.indexOf(name));
const url = `http://localhost:${port}/${name}.js`;
// A module's fragments come from the same file.
const imports = packagesOf(name).map(importName);
const overrides = imports.map(
  (own, index) => `importMapOverrides.addOverride('${own}', '${index === 0 ? url : `${url}#${own}`}')`,
);
const page = process.env.CONSOLE ?? 'http://localhost:9000';

const compiler = webpack({ ...(await configuration(name, { mode: 'development' })), stats: 'errors-warnings' });
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    static: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    // The console's page is another origin; its session decides whether it may request this module at all.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
  },
  compiler,
);

const built = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
await server.start();
await built;
console.log(`
${imports.join(' and ')} ${imports.length > 1 ? 'are' : 'is'} served at ${url}

1. Sign in to ${page} and get a grant for ${imports.join(' and ')}:
   ${page}/release/overrides
2. Open the page you work on, and paste into the browser's console:

   ${overrides.join('; ')}; location.reload()

The banner names your module for as long as it is shown; its Reset button brings the released one back.
Another console: CONSOLE=https://console.example.com npm run dev -w ${name}. Ctrl+C ends.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
