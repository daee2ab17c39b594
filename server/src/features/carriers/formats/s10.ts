import type { NumberFormat } from '../numberFormat.ts';
import { digits, letters, named, text } from '../pieces.ts';
import { POSTAL_OPERATORS } from '../postalOperators.ts';

const countries = POSTAL_OPERATORS.map((operator) => operator.countryIso);

/** The Universal Postal Union's S10, which postal operators use between countries. */
export const S10_FORMATS: NumberFormat[] = [
  {
    id: 's10',
    carrier: 'country',
    checksum: { kind: 's10' },
    layouts: [
      { before: [named('service', letters(2))], serial: [digits(8)], after: [named('country', text(...countries))] },
    ],
    services: {
      C: 'Parcel',
      E: 'EMS',
      H: 'E-commerce parcel',
      L: 'Tracked letter',
      M: 'M-bag',
      Q: 'Business reply',
      R: 'Registered letter',
      U: 'Letter',
      V: 'Insured letter',
    },
  },
];
