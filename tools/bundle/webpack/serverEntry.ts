// The entry of every server bundle: the console's own, and the styles it was built with.
// @ts-expect-error: an alias of the configuration.
export * from 'console-on-the-server';
export { stylesOf } from './collectedStyles.ts';
