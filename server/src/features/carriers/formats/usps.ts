import type { Layout, NumberFormat } from '../numberFormat.ts';
import { digits, named, type Piece, text } from '../pieces.ts';
import { USPS } from '../postalOperators.ts';

const checksum = { kind: 'mod10', even: 3, odd: 1 } as const;

/** A label's barcode may begin with the destination: 420 and the ZIP code, in its short or long form. */
const zip5 = [text('420'), digits(5)];
const zip9 = [text('420'), digits(9)];
const otherThan9 = text('0', '1', '2', '3', '4', '5', '6', '7', '8');

interface Label {
  kinds: string[];
  mailer: Piece[];
  /** Lengths of the package's own part. */
  packages: number[];
}

/** Long ZIP codes are printed before 22-digit numbers only. */
function layouts({ kinds, mailer, packages }: Label): Layout[] {
  const serials = packages.map((length) => [named('service', text(...kinds)), digits(3), ...mailer, digits(length)]);
  const [shortest] = serials;
  return [
    ...serials.map((serial) => ({ serial })),
    ...serials.slice(0, 2).map((serial) => ({ before: zip5, serial })),
    ...(shortest ? [{ before: zip9, serial: shortest }] : []),
  ];
}

const longMailer = [text('9'), digits(8)];
const shortMailer = [otherThan9, digits(5)];

const confirmations = {
  '01': 'Delivery Confirmation',
  '02': 'Delivery Confirmation',
  '03': 'Delivery Confirmation, retail',
  '04': 'Delivery Confirmation, retail',
  '21': 'Signature Confirmation',
  '22': 'Signature Confirmation',
  '23': 'Signature Confirmation, retail',
  '24': 'Signature Confirmation, retail',
  '73': 'Insured Mail',
  '82': 'Merchandise Return',
};

export const USPS_FORMATS: NumberFormat[] = [
  {
    id: 'usps-online-label',
    carrier: USPS,
    checksum: { ...checksum, fromEnd: true },
    layouts: [
      ...layouts({ kinds: ['94'], mailer: longMailer, packages: [7, 11, 15] }),
      ...layouts({ kinds: ['94'], mailer: shortMailer, packages: [10, 14] }),
    ],
    services: { '94': 'Online label' },
  },
  {
    id: 'usps-commercial-label',
    carrier: USPS,
    checksum,
    layouts: [
      ...layouts({ kinds: ['92', '95'], mailer: longMailer, packages: [7, 11] }),
      ...layouts({ kinds: ['93', '95'], mailer: shortMailer, packages: [10, 14] }),
    ],
    services: { '92': 'Commercial mailer', '93': 'Commercial mailer', '95': 'Post office counter' },
  },
  {
    id: 'usps-confirmation-91',
    carrier: USPS,
    checksum,
    layouts: [[], zip5, zip9].map((before) => ({
      before,
      serial: [text('91'), named('service', digits(2)), digits(17)],
    })),
    services: confirmations,
  },
  {
    id: 'usps-confirmation-without-91',
    carrier: USPS,
    checksum,
    assumedStart: '91',
    layouts: [[], zip5, zip9].map((before) => ({ before, serial: [named('service', digits(2)), digits(17)] })),
    services: confirmations,
  },
  {
    id: 'usps-20',
    carrier: USPS,
    checksum,
    layouts: [{ serial: [named('service', digits(2)), digits(17)] }],
    services: confirmations,
  },
];
