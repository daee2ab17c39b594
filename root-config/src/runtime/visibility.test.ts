import { createVisibility } from './visibility.ts';

it('SA-1 calls a listener with every change, once, until it stops', () => {
  const received: boolean[] = [];
  const { visibility, set } = createVisibility('shown', () => {});
  const stop = visibility.onChange((shown) => received.push(shown));
  set('shown');
  set('hidden');
  set('hidden');
  expect(visibility.isShown()).toBe(false);
  set('shown');
  stop();
  set('hidden');
  expect(received).toEqual([false, true]);
});

it('SA-1 has changed before the listeners are called', () => {
  const { visibility, set } = createVisibility('hidden', () => {});
  let seen: boolean | undefined;
  visibility.onChange(() => {
    seen = visibility.isShown();
  });
  set('shown');
  expect(seen).toBe(true);
});

it('F-11 a listener that throws is reported and the others are still called', () => {
  const errors: unknown[] = [];
  const received: boolean[] = [];
  const { visibility, set } = createVisibility('shown', (error) => errors.push(error));
  visibility.onChange(() => {
    throw new Error('deaf');
  });
  visibility.onChange((shown) => received.push(shown));
  set('hidden');
  expect(received).toEqual([false]);
  expect(errors).toEqual([new Error('deaf')]);
});
