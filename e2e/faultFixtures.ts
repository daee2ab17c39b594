import { test as base, expect } from './fixtures.ts';

/** A page in which things go wrong on purpose: failed requests and errors told are expected, uncaught ones are not. */
export const test = base.extend<{ uncaught: undefined }>({
  uncaught: [
    async ({ faults }, use) => {
      await use(undefined);
      expect(faults.splice(0).filter((fault) => isUncaught(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A file that cannot be parsed is one of the faults; the browser says so by itself. */
const isUncaught = (fault: string) => /^exception: (?!Unexpected|Invalid or unexpected)/.test(fault);

export { expect };
