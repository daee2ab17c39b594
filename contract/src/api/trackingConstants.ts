/** Apart from tracking.ts, whose schemas a page has no use for. */

/** Credits of a real-time query, by its cacheLevel. */
export const REAL_TIME_COSTS = { standard: 1, instant: 10 } as const;
export type RealTimeLevel = keyof typeof REAL_TIME_COSTS;
/** Credits a registered number costs more for its translation. */
export const TRANSLATION_COST = 1;
