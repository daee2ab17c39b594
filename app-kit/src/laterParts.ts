/** In one file with ui's own later part. */
export const later = () => import(/* webpackChunkName: "later" */ './later.ts');
