import type { NumberFormat } from '../numberFormat.ts';
import { digits, letters, named, text } from '../pieces.ts';
import { POSTAL_OPERATORS } from '../postalOperators.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

const countries = POSTAL_OPERATORS.map((operator) => operator.countryIso);

/** One meaning for several codes. */
const each = (codes: readonly string[], meaning: string) => Object.fromEntries(codes.map((code) => [code, meaning]));
const series = (first: string, seconds: string) => [...seconds].map((second) => first + second);

const SERVICES = {
  C: 'Parcel',
  E: 'EMS',
  H: 'E-commerce parcel',
  L: 'Tracked letter',
  M: 'M-bag',
  R: 'Registered letter',
  U: 'Letter',
  V: 'Insured letter',
  ...each(series('Q', 'ABCDEFGHIJKLM'), 'Business reply'),
  // What the post of a country, or of a few, uses among themselves.
  ...each(['B', 'D', 'N', 'P', 'Z', 'GA', 'GD', ...series('A', 'VWXYZ')], 'Domestic'),
};

/** The Universal Postal Union's S10, which postal operators use between countries. */
export const S10_FORMATS: NumberFormat[] = [
  {
    id: 's10',
    source,
    carrier: 'country',
    checksum: { kind: 's10' },
    layouts: [
      { before: [named('service', letters(2))], serial: [digits(8)], after: [named('country', text(...countries))] },
    ],
    meanings: { service: SERVICES, country: Object.fromEntries(countries.map((country) => [country, country])) },
  },
];
