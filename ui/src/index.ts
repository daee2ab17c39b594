// ui's public list. Our sources import from here; the build takes what first.ts has not from the file that comes later.
export * from './first.ts';
export * as icons from './icons.ts';
export * from './later.ts';
