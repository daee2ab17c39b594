import type { Layout, NumberFormat } from '../numberFormat.ts';
import { digits, named, type Piece, text } from '../pieces.ts';
import { USPS } from '../postalOperators.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';
import { USPS_CONFIRMATIONS } from './uspsConfirmations.ts';

// 00 is not a service: it announces a container code of GS1, whose check digit follows by the same rule.
const CONTAINER_CODE = /^00/;
const source = TRACKING_NUMBER_DATA;

const checksum = { kind: 'mod10', even: 3, odd: 1 } as const;

/** A label's barcode may begin with the destination: 420 and the ZIP code, in its short or long form. */
const zip5 = [text('420'), named('postalCode', digits(5))];
const zip9 = [text('420'), named('postalCode', digits(9))];
const otherThan9 = text('0', '1', '2', '3', '4', '5', '6', '7', '8');

interface Label {
  kinds: string[];
  mailer: Piece[];
  /** Lengths of the package's own part. */
  packages: number[];
}

/** Long ZIP codes are printed before 22-digit numbers only. */
function layouts({ kinds, mailer, packages }: Label): Layout[] {
  const serials = packages.map((length) => [
    named('application', text(...kinds)),
    named('service', digits(3)),
    ...mailer,
    named('package', digits(length)),
  ]);
  const [shortest] = serials;
  return [
    ...serials.map((serial) => ({ serial })),
    ...serials.slice(0, 2).map((serial) => ({ before: zip5, serial })),
    ...(shortest ? [{ before: zip9, serial: shortest }] : []),
  ];
}

/** Mailers have nine digits, the first a 9, or six. */
const longMailer = [named('shipper', text('9')), named('shipper', digits(8))];
const shortMailer = [named('shipper', otherThan9), named('shipper', digits(5))];

const confirmation = [named('service', digits(2)), named('shipper', digits(9)), named('package', digits(8))];
const meanings = { service: USPS_CONFIRMATIONS };

export const USPS_FORMATS: NumberFormat[] = [
  {
    id: 'usps-online-label',
    source,
    carrier: USPS,
    checksum: { ...checksum, fromEnd: true },
    layouts: [
      ...layouts({ kinds: ['94'], mailer: longMailer, packages: [7, 11, 15] }),
      ...layouts({ kinds: ['94'], mailer: shortMailer, packages: [10, 14] }),
    ],
    meanings: { application: { '94': 'Online label' } },
  },
  {
    id: 'usps-commercial-label',
    source,
    carrier: USPS,
    checksum,
    layouts: [
      ...layouts({ kinds: ['92', '95'], mailer: longMailer, packages: [7, 11] }),
      ...layouts({ kinds: ['93', '95'], mailer: shortMailer, packages: [10, 14] }),
    ],
    meanings: {
      application: { '92': 'Commercial mailer', '93': 'Commercial mailer', '95': 'Post office counter' },
      service: { '612': 'Parcel Select' },
    },
  },
  {
    id: 'usps-confirmation-91',
    source,
    carrier: USPS,
    checksum,
    layouts: [[], zip5, zip9].map((before) => ({
      before,
      serial: [named('application', text('91')), ...confirmation],
    })),
    meanings,
  },
  {
    id: 'usps-confirmation-without-91',
    source,
    carrier: USPS,
    checksum,
    assumedStart: '91',
    layouts: [[], zip5, zip9].map((before) => ({ before, serial: confirmation })),
    meanings,
    except: CONTAINER_CODE,
  },
  {
    id: 'usps-20',
    source,
    carrier: USPS,
    checksum,
    layouts: [{ serial: confirmation }],
    meanings,
    except: CONTAINER_CODE,
  },
];
