import { LIBRARY_WORDS, NOT_RECOGNISED } from '../../server/src/features/releases/checks/sharedCopies.ts';
import { laterModules, modules } from '../../shared-dependencies/src/index.ts';

it('F-19 every shared library has a word that gives a second copy away, or a reason to have none', () => {
  const shared = Object.keys({ ...modules, ...laterModules });
  const known = [...Object.keys(LIBRARY_WORDS), ...Object.keys(NOT_RECOGNISED)];
  expect(known.toSorted()).toEqual(shared.toSorted());
});

it('F-19 no word stands for two libraries', () => {
  const words = Object.values(LIBRARY_WORDS);
  expect(new Set(words).size).toBe(words.length);
});
