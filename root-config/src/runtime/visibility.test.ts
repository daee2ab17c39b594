import { createVisibility } from './visibility.ts';

it('SA-1 tells who listens of every change, once, until they stop', () => {
  const heard: boolean[] = [];
  const { visibility, set } = createVisibility('shown', () => {});
  const stop = visibility.onChange((shown) => heard.push(shown));
  set('shown');
  set('hidden');
  set('hidden');
  expect(visibility.isShown()).toBe(false);
  set('shown');
  stop();
  set('hidden');
  expect(heard).toEqual([false, true]);
});

it('SA-1 has changed by the time it tells', () => {
  const { visibility, set } = createVisibility('hidden', () => {});
  let seen: boolean | undefined;
  visibility.onChange(() => {
    seen = visibility.isShown();
  });
  set('shown');
  expect(seen).toBe(true);
});

it('F-11 a listener that throws is reported and the others hear all the same', () => {
  const errors: unknown[] = [];
  const heard: boolean[] = [];
  const { visibility, set } = createVisibility('shown', (error) => errors.push(error));
  visibility.onChange(() => {
    throw new Error('deaf');
  });
  visibility.onChange((shown) => heard.push(shown));
  set('hidden');
  expect(heard).toEqual([false]);
  expect(errors).toEqual([new Error('deaf')]);
});
