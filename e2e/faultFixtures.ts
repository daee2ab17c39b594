import { test as base, expect } from './fixtures.ts';

/**
 * A page in which things go wrong on purpose: failed requests and reported errors are expected, uncaught ones are not, except
 * for a file that cannot be parsed. That is one of the faults, and the browser reports it by itself.
 */
export const test = base.extend({
  counted: /^exception: (?!Unexpected|Invalid or unexpected)/,
});

export { expect };
