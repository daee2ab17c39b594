import { createNextRelease } from './nextRelease.ts';

const page = () => ({ storage: sessionStorage, reload: jest.fn() });

beforeEach(() => sessionStorage.clear());

it('RL-2 loads the page for another release than its own', () => {
  const here = page();
  createNextRelease('one', here).loadFor('one');
  expect(here.reload).not.toHaveBeenCalled();
  createNextRelease('one', here).loadFor('two');
  expect(here.reload).toHaveBeenCalledTimes(1);
});

it('RL-2 a release that is announced and not served loads the page once and never again', () => {
  createNextRelease('one', page()).loadFor('two');
  const same = page();
  const next = createNextRelease('one', same);
  expect(next.isWorthLoading('two')).toBe(false);
  next.loadFor('two');
  expect(same.reload).not.toHaveBeenCalled();
  expect(next.isWorthLoading('three')).toBe(true);
});

it('RL-2 may be asked again by whoever stayed when the browser asked whether to leave', () => {
  const here = page();
  const next = createNextRelease('one', here);
  next.loadFor('two');
  expect(next.isWorthLoading('two')).toBe(true);
  next.loadFor('two');
  expect(here.reload).toHaveBeenCalledTimes(2);
});

it('RL-2 RL-6 there and back and there again: a release that was served may be loaded for again', () => {
  createNextRelease('one', page()).loadFor('two');
  createNextRelease('two', page()).loadFor('one');
  const third = page();
  createNextRelease('one', third).loadFor('two');
  expect(third.reload).toHaveBeenCalledTimes(1);
});

it('F-52 F-53 where nothing can be written down nothing is loaded', () => {
  const reload = jest.fn();
  expect(createNextRelease('one', { storage: null, reload }).isWorthLoading('two')).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  createNextRelease('one', { storage: full, reload }).loadFor('two');
  expect(reload).not.toHaveBeenCalled();
});

it.each(['nonsense', '{}', '[7]'])('F-22 takes no notice of what makes no sense: %s', (stored) => {
  sessionStorage.setItem('tracking-console.loadedFor', stored);
  expect(createNextRelease('one', page()).isWorthLoading('two')).toBe(true);
});
