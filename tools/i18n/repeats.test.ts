import { countRepeats, hiddenCommonTexts, repeatedTexts } from './repeats.ts';

/** Texts that are the same in English alone, and those of code that has to show them where no bundle comes. */
const MAX_REPEATS = 149;

it('LG-1 few English texts repeat another: common ones are in contract/src/locales', () => {
  expect(countRepeats(repeatedTexts())).toBeLessThanOrEqual(MAX_REPEATS);
});

it('LG-1 no package hides a common text behind its own', () => {
  expect(hiddenCommonTexts()).toEqual([]);
});
