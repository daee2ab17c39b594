/** The addresses of the release's modules, by their names. */
type Imports = Readonly<Record<string, string>>;

/** Where `npm run dev` serves a module on a port. A fragment has the path of the module it belongs to, as in the release. */
export function localAddress(imports: Imports, module: string, port: string): string {
  const [file = '', fragment] = (imports[module] ?? '').split('#');
  const owner = fragment === undefined ? module : Object.keys(imports).find((name) => imports[name] === file);
  const name = (owner ?? module).split('/').at(-1);
  return `http://localhost:${port}/${name}.js${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The release's import map, as it is in the page. */
export function importsOf(page: Document): Imports {
  const map: unknown = JSON.parse(page.querySelector('script[type="systemjs-importmap"]')?.textContent ?? '{}');
  return (map as { imports?: Imports }).imports ?? {}; // written by our server
}
