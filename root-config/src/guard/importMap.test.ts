import { readImportMap } from './importMap.ts';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;

function pageWith(map: unknown) {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'systemjs-importmap';
  script.textContent = typeof map === 'string' ? map : JSON.stringify(map);
  page.head.append(script);
  return page;
}

it('SC-11 accepts a map with integrity for every file it names', () => {
  const map = {
    imports: { react: '/app/a.js#react', app: '/app/b.js' },
    integrity: { '/app/a.js': INTEGRITY, '/app/b.js': INTEGRITY },
  };
  expect(readImportMap(pageWith(map))).toEqual(map);
});

it.each([
  ['no integrity at all', { imports: { app: '/app/a.js' } }],
  ['integrity for another file', { imports: { app: '/app/a.js' }, integrity: { '/app/b.js': INTEGRITY } }],
  ['empty integrity', { imports: { app: '/app/a.js' }, integrity: { '/app/a.js': '' } }],
  ['weak integrity', { imports: { app: '/app/a.js' }, integrity: { '/app/a.js': 'md5-abc' } }],
])('SC-11 refuses a map with %s', (_what, map) => {
  expect(() => readImportMap(pageWith(map))).toThrow('has no integrity for /app/a.js');
});

it.each([
  ['empty', ''],
  ['malformed', '{"imports": {'],
  ['without modules', {}],
  ['null', 'null'],
])('F-14 refuses a map that is %s', (_what, map) => {
  expect(() => readImportMap(pageWith(map))).toThrow();
});

it('F-14 refuses a page without a map', () => {
  expect(() => readImportMap(document.implementation.createHTMLDocument())).toThrow('carries no import map');
});
