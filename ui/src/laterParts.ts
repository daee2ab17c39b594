/** What no first screen needs, in a chunk of its own. */
export const later = () => import(/* webpackChunkName: "later" */ './later.ts');
