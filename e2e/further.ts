/**
 * The mark of a case whose like `npm test` proves already: the same journey with another cause, key or order, in another
 * theme or at another width. `npm run test:all` has the time for it.
 */
export const FURTHER = { tag: '@further' } as const;

export const furtherIf = (isFurther: boolean) => (isFurther ? FURTHER : {});
