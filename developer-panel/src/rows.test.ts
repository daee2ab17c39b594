import type { RuntimeEvent } from '@tracking-console/root-config/src/runtime/events.ts';
import { type KnownFacts, learn } from './facts.ts';
import { rowsOf, versionOf } from './rows.ts';
import type { PanelServices } from './services.ts';

const from = (events: readonly RuntimeEvent[]) => events.reduce<KnownFacts>(learn, {});

it.each([
  ['https://console.example.com/app/buyer/1.0.90/buyer-app.0123.js', '1.0.90'],
  ['https://console.example.com/app/buyer/1.0.91-e2e/buyer-app.js?x', '1.0.91-e2e'],
  ['http://localhost:9104/buyer-app.js', ''],
])('SA-12 reads the version of %s as "%s"', (address, version) => expect(versionOf(address)).toBe(version));

it('SA-12 learns how long loading and mounting took, and what went wrong last', () => {
  const events: RuntimeEvent[] = [
    { kind: 'state', name: 'a', from: 'created', state: { name: 'loading' }, duration: 1 },
    { kind: 'state', name: 'a', from: 'loading', state: { name: 'before_mount' }, duration: 20 },
    { kind: 'state', name: 'a', from: 'before_mount', state: { name: 'mounting' }, duration: 3 },
    { kind: 'state', name: 'a', from: 'mounting', state: { name: 'mounted' }, duration: 40 },
    { kind: 'visibility', name: 'a', visibility: 'hidden', leftAt: '/a' },
    { kind: 'prefetch_failed', name: 'b', cause: new Error('It answered 503.') },
  ];
  expect(from(events)).toEqual({ a: { load: 20, mount: 40 }, b: { error: 'It answered 503.' } });
});

it('SA-2 learns what was evicted and why, until it is loaded again', () => {
  const evicted: RuntimeEvent = { kind: 'evicted', name: 'a', reason: 'nodes' };
  expect(from([evicted])).toEqual({ a: { evicted: 'nodes' } });
  const again: RuntimeEvent = { kind: 'state', name: 'a', from: 'created', state: { name: 'loading' }, duration: 1 };
  expect(from([evicted, again]).a?.evicted).toBeUndefined();
});

it('SA-12 a failed mount has no mount time', () => {
  const cause = Object.assign(new Error('It threw.'), { reason: 'mount' as const, reference: '1' });
  const failed: RuntimeEvent = {
    kind: 'state',
    name: 'a',
    from: 'mounting',
    state: { name: 'load_failed', cause },
    duration: 9,
  };
  expect(from([failed])).toEqual({ a: { error: 'It threw.' } });
});

it('SA-12 says what went wrong with one that failed out of sight, of which no event tells', () => {
  const state = { name: 'load_failed', cause: new Error('It answered 503.') };
  const entry = { name: 'a', url: '/app/a/1.0.90/a.js' };
  const services = {
    runtime: {
      entries: () => [entry],
      registrations: () => [{ entry, instance: { state: () => state, isShown: () => false } }],
    },
    loader: { resolve: (url: string) => url },
    overridden: [],
  } as unknown as PanelServices; // all that a row is made of
  expect(rowsOf(services, {})).toMatchObject([
    { name: 'a', state: 'load_failed', visibility: 'hidden', version: '1.0.90', error: 'It answered 503.' },
  ]);
});
