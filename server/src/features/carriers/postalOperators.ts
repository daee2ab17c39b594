import type { Carrier } from './carrier.ts';
import { AFRICAN_POSTS } from './posts/africa.ts';
import { AMERICAN_POSTS } from './posts/americas.ts';
import { ASIAN_POSTS } from './posts/asia.ts';
import { EUROPEAN_POSTS } from './posts/europe.ts';
import { OCEANIAN_POSTS } from './posts/oceania.ts';

export { CANADA_POST, USPS } from './posts/americas.ts';

/** The key of a country's operator, for its formats of other shapes than S10. */
export function postOf(countryIso: string): number {
  const operator = POSTAL_OPERATORS.find((post) => post.countryIso === countryIso);
  if (!operator) throw new Error(`no post of ${countryIso}`);
  return operator.key;
}

/** One operator per country: the one whose code ends an S10 number. */
export const POSTAL_OPERATORS: readonly Carrier[] = [
  ...AMERICAN_POSTS,
  ...EUROPEAN_POSTS,
  ...ASIAN_POSTS,
  ...OCEANIAN_POSTS,
  ...AFRICAN_POSTS,
];
