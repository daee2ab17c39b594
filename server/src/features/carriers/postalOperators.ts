import type { Carrier } from './carrier.ts';
import { AFRICAN_POSTS } from './posts/africa.ts';
import { AMERICAN_POSTS } from './posts/americas.ts';
import { ASIAN_POSTS } from './posts/asia.ts';
import { EUROPEAN_POSTS } from './posts/europe.ts';
import { OCEANIAN_POSTS } from './posts/oceania.ts';

export { CANADA_POST, USPS } from './posts/americas.ts';

/** One operator a country: the one whose code ends an S10 number. */
export const POSTAL_OPERATORS: readonly Carrier[] = [
  ...AMERICAN_POSTS,
  ...EUROPEAN_POSTS,
  ...ASIAN_POSTS,
  ...OCEANIAN_POSTS,
  ...AFRICAN_POSTS,
];
