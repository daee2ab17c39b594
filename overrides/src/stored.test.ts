import type { PageGrant } from '@tracking-console/contract/releases/overrides';
import { sortStored } from './stored.ts';

const BUYER = '@tracking-console/buyer-app';
const API = '@tracking-console/api-app';
const LOCAL = 'http://localhost:9104/buyer-app.js';
const DISABLED = 'import-map-overrides-disabled';
const MAPS = 'import-map-overrides-external-maps';

const grant: PageGrant = {
  id: '1',
  modules: [BUYER, API],
  origins: ['http://localhost:*', 'https://modules.example.com'],
  expireTime: '2026-01-01T00:00:00Z',
};
const sort = (changes: Partial<PageGrant> = {}) =>
  sortStored(localStorage, { ...grant, ...changes }, 'https://console.example.com/buyer/dashboard');
const plant = (module: string, address: string) => localStorage.setItem(`import-map-override:${module}`, address);

beforeEach(() => localStorage.clear());

it.each([LOCAL, 'http://localhost/buyer-app.js', 'https://modules.example.com/a/b.js'])('OV-2 keeps %s', (address) => {
  plant(BUYER, address);
  expect(sort()).toEqual({ granted: [{ module: BUYER, address }], ignored: [] });
  expect(localStorage).toHaveLength(1);
});

it.each([
  ['a module outside the grant', '@tracking-console/ui', LOCAL],
  ['another origin', BUYER, 'https://evil.example/buyer-app.js'],
  ['a name that begins like a granted one', BUYER, 'http://localhost.evil.test:9104/buyer-app.js'],
  ['a granted name before an at sign', BUYER, 'http://localhost:9104@evil.example/buyer-app.js'],
  ['the wrong scheme', BUYER, 'https://localhost:9104/buyer-app.js'],
  ['another port of an origin with one', BUYER, 'https://modules.example.com:8443/buyer-app.js'],
  ['the page’s own origin', BUYER, '/app/buyer/1.0.0/buyer-app.js'],
  ['an address without a scheme', BUYER, '//localhost:9104/buyer-app.js'],
])('OV-2 F-21 ignores %s and takes it out', (_what, module, address) => {
  plant(module, address);
  localStorage.setItem('other', 'kept');
  expect(sort()).toEqual({ granted: [], ignored: [{ module, address }] });
  expect(Object.keys(localStorage)).toEqual(['other']);
});

it.each(['{"broken', 'http://[no address', 'javascript:alert(1)', 'data:text/javascript,1', ''])(
  'F-22 takes out the address %j without a word',
  (address) => {
    plant(BUYER, address);
    expect(sort()).toEqual({ granted: [], ignored: [] });
    expect(localStorage).toHaveLength(0);
  },
);

it('F-21 never takes a whole map', () => {
  localStorage.setItem(MAPS, '["http://localhost:9104/map.json"]');
  expect(sort()).toEqual({ granted: [], ignored: [{ module: '*', address: 'http://localhost:9104/map.json' }] });
  expect(localStorage).toHaveLength(0);
});

it.each([DISABLED, MAPS])('F-22 takes out a list nobody can read: %s', (key) => {
  plant(BUYER, LOCAL);
  for (const text of ['{"broken', '{}', 'null']) {
    localStorage.setItem(key, text);
    expect(sort().granted).toHaveLength(1);
    expect(localStorage.getItem(key)).toBeNull();
  }
});

it('OV-3 leaves out what is switched off, and keeps it for later', () => {
  plant(BUYER, LOCAL);
  localStorage.setItem(DISABLED, JSON.stringify([BUYER]));
  expect(sort().granted).toEqual([]);
  expect(localStorage).toHaveLength(2);
});
