/** SA-13: every time limit of the runtime, in milliseconds. */
export const LIMITS = {
  load: 8000,
  mount: 5000,
  unmount: 3000,
  /** Within this the old application is out of sight and the next one may show. */
  leave: 500,
  /** RT-7: loading that is faster than this shows no indicator. */
  indicator: 200,
} as const;
