/**
 * `it` of a case that takes seconds and whose like stands beside it: `npm run test:all` has the time for it, as for the
 * journeys with the tag of e2e/further.ts.
 */
export const furtherIt = (...test: Parameters<typeof it>): void => {
  if (process.env.ALL_CASES) it(...test);
};

/** How many inputs a cheap property is tried with. */
export const PROPERTY_RUNS = process.env.ALL_CASES ? 100_000 : 2_000;
