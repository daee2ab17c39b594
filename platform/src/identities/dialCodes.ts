import { countries, type TCountryCode } from 'countries-list';

/** The international dial code of a two-letter country, "86" for "cn"; empty for an unknown one. */
export function dialCode(country: string): string {
  const known = countries[country.toUpperCase() as TCountryCode]; // any text may come in; an unknown one finds nothing
  return known ? String(known.phone[0] ?? '') : '';
}
