/**
 * `it` for a slow case similar to one beside it: it runs in `npm run test:all`, like the journeys with the tag of
 * e2e/further.ts.
 */
export const furtherIt = (...test: Parameters<typeof it>): void => {
  if (process.env.ALL_CASES) it(...test);
};

/** How many inputs a cheap property is tried with. */
export const PROPERTY_RUNS = process.env.ALL_CASES ? 100_000 : 2_000;
