import { countries, type TCountryCode } from 'countries-list';

/** The codes of countries for which the list also has an area code, or begins with another network. */
const OTHERS: Readonly<Record<string, string>> = { BQ: '599', CW: '599', SJ: '47', XK: '383' };
/** The countries of the North American plan share one code; what follows it in the list is an area code. */
const NORTH_AMERICA = /^1\d{3}$/;

/** The international dial code of a two-letter country with its plus, "+86" for "cn"; undefined for an unknown one. */
export function dialCode(country: string): string | undefined {
  const code = country.toUpperCase();
  const known = countries[code as TCountryCode]; // any text may come in; an unknown one finds nothing
  if (!known) return undefined;
  const listed = OTHERS[code] ?? String(known.phone[0]);
  return `+${NORTH_AMERICA.test(listed) ? '1' : listed}`;
}
