import { readImportMap } from './importMap.ts';

const SEAL = `sha384-${'a'.repeat(64)}`;

function pageWith(map: unknown) {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'systemjs-importmap';
  script.textContent = typeof map === 'string' ? map : JSON.stringify(map);
  page.head.append(script);
  return page;
}

it('SC-11 takes a map that seals every file it names', () => {
  const map = {
    imports: { react: '/app/a.js#react', app: '/app/b.js' },
    integrity: { '/app/a.js': SEAL, '/app/b.js': SEAL },
  };
  expect(readImportMap(pageWith(map))).toEqual(map);
});

it.each([
  ['no seal at all', { imports: { app: '/app/a.js' } }],
  ['a seal for another file', { imports: { app: '/app/a.js' }, integrity: { '/app/b.js': SEAL } }],
  ['an empty seal', { imports: { app: '/app/a.js' }, integrity: { '/app/a.js': '' } }],
  ['a weak seal', { imports: { app: '/app/a.js' }, integrity: { '/app/a.js': 'md5-abc' } }],
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
