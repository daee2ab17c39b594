import 'systemjs/dist/s.js';
import { addDelete } from '../../../loader/deleteFailed.ts';
import { frameLoader } from './frameLoader.ts';

const ADDRESS = 'https://x.test/app.js';
const SOURCE = `System.register(['https://x.test/react.js'], (publish) => {
  let react;
  return { setters: [(names) => { react = names; }], execute() { publish({ document, react: react.default }); } };
});`;

const MAP = { imports: { app: ADDRESS }, integrity: { [ADDRESS]: `sha384-${'a'.repeat(64)}` } };

addDelete(System);
document.head.innerHTML = `<script type="systemjs-importmap">${JSON.stringify(MAP)}</script>`;

function frameWith(answer: () => Partial<Response>) {
  globalThis.fetch = async () =>
    ({ headers: new Headers({ 'content-type': 'text/javascript' }), ...answer() }) as Response; // all the loader reads of it
  const owner = document.body.appendChild(document.createElement('iframe')).contentDocument as Document; // of this origin
  const react = { useState: () => [] };
  const page = { import: jest.fn(async () => ({ default: react })), resolve: (url: string) => url, forget: jest.fn() };
  return { owner, react, page, loader: frameLoader(page, owner) };
}

it('SA-1 iframe: a module runs in the window of the frame, with the instances the page has', async () => {
  const { owner, react, page, loader } = frameWith(() => ({ ok: true, text: async () => SOURCE }));
  const module = (await loader.import(ADDRESS)) as { document: Document; react: object }; // what SOURCE publishes
  expect(module.document).toBe(owner);
  expect(module.react).toBe(react);
  expect(page.import).toHaveBeenCalledWith('https://x.test/react.js');
  expect(System.delete(ADDRESS)).toBe(false); // the page itself never had it
});

it('SA-1 F-7 iframe: a failed module is fetched again once it is deleted', async () => {
  let works = false;
  const { loader } = frameWith(() => ({ ok: works, status: 503, text: async () => SOURCE }));
  await expect(loader.import(ADDRESS)).rejects.toThrow('answered 503');
  works = true;
  loader.forget(ADDRESS);
  await expect(loader.import(ADDRESS)).resolves.toHaveProperty('react');
});
