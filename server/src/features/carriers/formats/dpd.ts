import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { digits, named } from '../pieces.ts';
import { COUNTRIES_BY_NUMBER } from './countryNumbers.ts';
import { GERMAN_CHECK_DIGITS, TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

export const DPD_FORMATS: NumberFormat[] = [
  {
    id: 'dpd-28',
    source,
    carrier: KEYS.dpd,
    checksum: { kind: 'mod37_36' },
    tracked: [7, 21],
    // The number proper is in the middle, between the destination and the service.
    layouts: [
      {
        serial: [
          named('postalCode', digits(7)),
          named('package', digits(14)),
          named('service', digits(3)),
          named('country', digits(3)),
        ],
      },
    ],
    meanings: {
      country: COUNTRIES_BY_NUMBER,
      service: {
        '101': 'Classic',
        '102': 'Classic, hazardous goods',
        '105': 'Classic, ex works',
        '106': 'Classic, ex works, hazardous goods',
        '109': 'Classic, cash on delivery',
        '110': 'Classic, cash on delivery, hazardous goods',
        '113': 'Classic, exchange',
        '136': 'Small parcel',
        '154': 'Parcel letter',
        '155': 'Guarantee',
        '161': 'Guarantee, cash on delivery',
        '179': '10:00',
        '191': '10:00, cash on delivery',
        '225': '12:00',
        '237': '12:00, cash on delivery',
        '350': '8:30',
      },
    },
  },
  {
    id: 'dpd-15',
    source,
    carrier: KEYS.dpd,
    checksum: { kind: 'mod37_36' },
    layouts: [{ serial: [digits(14)] }],
    tracked: [0, 14],
  },
  // The same without its check character, as most people copy it.
  { id: 'dpd-14', source: GERMAN_CHECK_DIGITS, carrier: KEYS.dpd, layouts: [{ serial: [digits(14)] }] },
];
