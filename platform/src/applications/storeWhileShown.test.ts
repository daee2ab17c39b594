import type { Visibility } from '@tracking-console/contract/page/applications';
import type { State } from '../store/state.ts';
import { startTestPlatform } from '../testing.ts';
import { applicationChanged, selectApplications } from './applicationsSlice.ts';
import { storeWhileShown } from './storeWhileShown.ts';

function start({ shown }: { shown: boolean }) {
  const { platform } = startTestPlatform(() => ({ code: 0, data: null }));
  const listeners = new Set<(shown: boolean) => void>();
  const visibility: Visibility = {
    isShown: () => shown,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const show = (now: boolean) => {
    shown = now;
    for (const listener of listeners) listener(now);
  };
  const happen = (duration: number) =>
    platform.store.dispatch(applicationChanged({ name: 'some-app', state: 'mounted', duration }));
  const store = storeWhileShown(platform.store, visibility);
  const seen = () => selectApplications(store.getState() as State)['some-app']?.duration; // its own reducers are never taken away
  return { store, whole: platform.store, show, happen, seen, listeners };
}

it('SA-1 a shown console hears of every change', () => {
  const { store, happen, seen } = start({ shown: true });
  const received: unknown[] = [];
  store.subscribe(() => received.push(seen()));
  happen(1);
  happen(2);
  expect(received).toEqual([1, 2]);
});

it('SA-1 a hidden console sees the store as it was left, and hears of what changed once, when it is shown', () => {
  const { store, happen, seen, show } = start({ shown: true });
  const received: unknown[] = [];
  happen(1);
  store.subscribe(() => received.push(seen()));
  show(false);
  for (const duration of [2, 3, 4]) happen(duration);
  expect(received).toEqual([]);
  expect(seen()).toBe(1);
  expect(store.getState()).toBe(store.getState());
  show(true);
  expect(received).toEqual([4]);
  happen(5);
  expect(received).toEqual([4, 5]);
});

it('SA-1 when nothing changed meanwhile, nothing is rendered again', () => {
  const { store, show } = start({ shown: true });
  const listener = jest.fn();
  store.subscribe(listener);
  show(false);
  show(true);
  expect(listener).not.toHaveBeenCalled();
});

it('SA-19 one mounted ahead sees the store of its beginning until it is shown', () => {
  const { store, happen, seen, show } = start({ shown: false });
  const received: unknown[] = [];
  happen(1);
  store.subscribe(() => received.push(seen()));
  happen(2);
  expect(seen()).toBeUndefined();
  show(true);
  expect(received).toEqual([2]);
});

it('SA-1 dispatching goes on as ever', () => {
  const { store, whole, show } = start({ shown: true });
  show(false);
  store.dispatch(applicationChanged({ name: 'some-app', state: 'unmount', duration: 7 }));
  expect(selectApplications(whole.getState() as State)['some-app']).toMatchObject({ duration: 7 });
});

it('SA-12 listens to the store and to the visibility only while somebody listens to it', () => {
  const { store, happen, listeners, show } = start({ shown: true });
  const listener = jest.fn();
  const stops = [store.subscribe(listener), store.subscribe(listener)];
  expect(listeners.size).toBe(1);
  happen(1);
  expect(listener).toHaveBeenCalledTimes(2); // added twice, called twice
  stops[0]?.();
  happen(2);
  expect(listener).toHaveBeenCalledTimes(3);
  stops[0]?.();
  stops[1]?.();
  stops[1]?.();
  expect(listeners.size).toBe(0);
  happen(3);
  show(false);
  show(true);
  expect(listener).toHaveBeenCalledTimes(3);
  store.subscribe(listener);
  happen(4);
  expect(listener).toHaveBeenCalledTimes(4);
});
