import { LANGUAGES } from '@tracking-console/contract/values/languages';

/**
 * `it` for a slow case similar to one beside it: it runs in `npm run test:all`, like the journeys with the tag of
 * e2e/further.ts.
 */
export const furtherIt = (...test: Parameters<typeof it>): void => {
  if (process.env.ALL_CASES) it(...test);
};

/** How many inputs a cheap property is tried with. */
export const PROPERTY_RUNS = process.env.ALL_CASES ? 100_000 : 2_000;

/** What a case is tried with; `npm run test:all` tries the further values, too. */
export const withFurther = <Value>(values: readonly Value[], further: readonly Value[]): Value[] =>
  process.env.ALL_CASES ? [...values, ...further] : [...values];

/** One language of each script and reading direction here, every language in `npm run test:all`. */
export const SAMPLE_LANGUAGES = process.env.ALL_CASES
  ? LANGUAGES
  : (['en', 'de', 'ru', 'zh-cn', 'ja', 'ar'] as const satisfies readonly (typeof LANGUAGES)[number][]);
