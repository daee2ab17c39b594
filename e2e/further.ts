/**
 * The tag of a case similar to one that `npm test` covers already: the same journey with another cause, key or order, in
 * another theme or at another width. It runs in `npm run test:all`.
 */
export const FURTHER = { tag: '@further' } as const;

export const furtherIf = (isFurther: boolean) => (isFurther ? FURTHER : {});
