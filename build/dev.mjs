// `npm run dev -w buyer-app`: serves one module on a port of its own with live reload; the rest of the page comes from
// wherever you show it.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { importName, modules } from './modules.mjs';
import { configuration } from './webpack/configuration.mjs';

const name = process.argv[2];
if (!(name in modules)) {
  console.error(`There is no module named ${name}. The modules are ${Object.keys(modules).join(', ')}.`);
  process.exit(2);
}

const position = Object.keys(modules).indexOf(name);
const port = Number(process.env.PORT ?? 9100 + position);
const url = `http://localhost:${port}/${name}.js`;

const compiler = webpack({ ...configuration(name, { mode: 'development' }), stats: 'errors-warnings' });
const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    static: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    // The console's page is another origin; its session decides whether it may ask for this module at all.
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
  },
  compiler,
);

await server.start();
console.log(`
${importName(name)} is served at ${url}

Sign in to the console as release@example.com, open the browser's console and paste:

  importMapOverrides.addOverride('${importName(name)}', '${url}'); location.reload()

The banner's Reset button, or importMapOverrides.resetOverrides(), brings the released version back. Ctrl+C ends.
`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop().then(() => process.exit(0)));
