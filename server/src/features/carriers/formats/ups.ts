import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, named, text } from '../pieces.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

const checksum = { kind: 'mod10', even: 1, odd: 2 } as const;

export const UPS_FORMATS: NumberFormat[] = [
  {
    id: 'ups-1z',
    source,
    carrier: KEYS.ups,
    checksum,
    layouts: [
      {
        before: [text('1Z')],
        serial: [
          named('shipper', alphanumerics(6)),
          named('service', alphanumerics(2)),
          named('package', alphanumerics(7)),
        ],
      },
    ],
    meanings: {
      service: {
        '01': 'Next Day Air',
        '02': '2nd Day Air',
        '03': 'Ground',
        '12': '3 Day Select',
        '13': 'Next Day Air Saver',
        '15': 'Next Day Air Early',
        '22': 'Ground, return, three pickup attempts',
        '32': 'Next Day Air Early, collect on delivery',
        '33': 'Next Day Air Early, Saturday delivery, collect on delivery',
        '41': 'Next Day Air Early, Saturday delivery',
        '42': 'Ground, signature required',
        '44': 'Next Day Air, Saturday delivery',
        '66': 'Worldwide Express',
        '72': 'Ground, collect on delivery',
        '78': 'Ground, return, one pickup attempt',
        '90': 'Ground, return, label by mail',
        A0: 'Next Day Air Early, adult signature',
        A1: 'Next Day Air Early, Saturday delivery, adult signature',
        A2: 'Next Day Air, adult signature',
        A8: 'Ground, adult signature',
        A9: 'Next Day Air Early, adult signature, collect on delivery',
        AA: 'Next Day Air Early, Saturday delivery, adult signature, collect on delivery',
        YW: 'SurePost',
      },
    },
  },
  {
    id: 'ups-waybill',
    source,
    carrier: KEYS.ups,
    checksum,
    layouts: [{ before: [named('service', text('A', 'H', 'J', 'K', 'T', 'V'))], serial: [digits(9)] }],
    meanings: { service: { J: 'Next Day Express', K: 'Ground', V: 'Worldwide Express Saver' } },
  },
];
