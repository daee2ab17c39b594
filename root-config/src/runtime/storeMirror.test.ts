import { isKeptAt, type State as StoreState, selectApplications } from '@tracking-console/platform';
import { ApplicationFailure } from './failure.ts';
import { settle, startRuntime, working } from './testing.ts';

jest.useFakeTimers();

async function start() {
  const { services, platform } = await startRuntime(async () => working());
  const state = () => platform.store.getState() as StoreState; // its own reducers are never removed
  let changes = 0;
  platform.store.subscribe(() => {
    changes += 1;
  });
  return {
    received: () => changes,
    emit: services.events.emit,
    buyer: () => selectApplications(state())['buyer-app'],
    state,
  };
}

it('SA-12 the store knows every state with its duration, and the cause of a failure', async () => {
  const { emit, buyer } = await start();
  emit({ kind: 'state', name: 'buyer-app', from: 'created', state: { name: 'loading' }, duration: 1 });
  expect(buyer()).toEqual({ name: 'buyer-app', state: 'loading', duration: 1 });
  const cause = new ApplicationFailure('status', 'answered 503');
  emit({ kind: 'state', name: 'buyer-app', from: 'loading', state: { name: 'load_failed', cause }, duration: 20 });
  expect(buyer()).toEqual({ name: 'buyer-app', state: 'load_failed', duration: 20, cause: 'answered 503' });
});

it('SA-2 the store knows where a hidden console was left, and forgets it with the console', async () => {
  const { emit, buyer, state } = await start();
  const isKept = (path: string) => isKeptAt(`http://localhost${path}`)(state());
  const mounted = { name: 'mounted' } as const;
  emit({ kind: 'state', name: 'buyer-app', from: 'mounting', state: mounted, duration: 30 });
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/shipment?page=2' });
  await settle();
  expect(buyer()).toMatchObject({ state: 'mounted', duration: 30, visibility: 'hidden' });
  expect(isKept('/buyer/shipment?page=2')).toBe(true);
  expect(isKept('/buyer/shipment')).toBe(false);
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'shown', leftAt: '/buyer/archived' });
  expect(isKept('/buyer/archived')).toBe(false);
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/archived' });
  emit({ kind: 'state', name: 'buyer-app', from: 'mounted', state: { name: 'unmount' }, duration: 9 });
  expect(isKept('/buyer/archived')).toBe(false);
});

it('SA-12 a switch is one change of the store, with both applications', async () => {
  const { emit, state, received } = await start();
  const mounted = { name: 'mounted' } as const;
  for (const name of ['buyer-app', 'api-app'])
    emit({ kind: 'state', name, from: 'mounting', state: mounted, duration: 30 });
  const before = received();
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/shipment' });
  emit({ kind: 'visibility', name: 'api-app', visibility: 'shown', leftAt: '/api/dashboard' });
  await settle();
  expect(received() - before).toBe(1);
  expect(selectApplications(state())).toMatchObject({
    'buyer-app': { visibility: 'hidden', leftAt: '/buyer/shipment' },
    'api-app': { visibility: 'shown' },
  });
});

it('SA-12 the hidden one reaches the store before any later event', async () => {
  const { emit, buyer } = await start();
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/shipment' });
  emit({ kind: 'state', name: 'buyer-app', from: 'mounted', state: { name: 'unmount' }, duration: 9 });
  await settle();
  expect(buyer()).toEqual({ name: 'buyer-app', state: 'unmount', duration: 9 });
});

it('SA-2 the store knows what was evicted and why, until it is loaded again', async () => {
  const { emit, buyer, state } = await start();
  const mounted = { name: 'mounted' } as const;
  emit({ kind: 'state', name: 'buyer-app', from: 'mounting', state: mounted, duration: 30 });
  emit({ kind: 'visibility', name: 'buyer-app', visibility: 'hidden', leftAt: '/buyer/shipment' });
  emit({ kind: 'state', name: 'buyer-app', from: 'mounted', state: { name: 'unmount' }, duration: 9 });
  emit({ kind: 'evicted', name: 'buyer-app', reason: 'nodes' });
  expect(buyer()).toEqual({ name: 'buyer-app', state: 'unmount', duration: 9, evicted: 'nodes' });
  expect(isKeptAt('http://localhost/buyer/shipment')(state())).toBe(false);
  emit({ kind: 'state', name: 'buyer-app', from: 'created', state: { name: 'loading' }, duration: 1 });
  expect(buyer()).toEqual({ name: 'buyer-app', state: 'loading', duration: 1 });
});

it('SA-12 other events do not change the store', async () => {
  const { emit, state } = await start();
  const before = state();
  emit({ kind: 'prefetched', name: 'buyer-app', level: 2, duration: 1 });
  emit({ kind: 'prefetch_failed', name: 'buyer-app', cause: new Error('down') });
  emit({ kind: 'late_unmount', name: 'buyer-app', cause: new Error('slow') });
  await settle();
  expect(state()).toBe(before);
});
