import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { digits, named, text } from '../pieces.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

const carrier = KEYS.fedex;
const express = { kind: 'weighted', weights: [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11, final: 10 } as const;
const long = { kind: 'weighted', weights: [1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11, final: 10 } as const;
const ground = { kind: 'mod10', even: 1, odd: 3 } as const;

export const FEDEX_FORMATS: NumberFormat[] = [
  { id: 'fedex-express-12', source, carrier, checksum: express, layouts: [{ serial: [digits(11)] }] },
  {
    id: 'fedex-express-14',
    // With the two leading zeros of the barcodes.
    source,
    carrier,
    checksum: express,
    layouts: [{ before: [text('00')], serial: [digits(11)] }],
    tracked: [-12],
  },
  { id: 'fedex-ground-15', source, carrier, checksum: ground, layouts: [{ serial: [digits(14)] }] },
  {
    id: 'fedex-ground-96',
    source,
    carrier,
    checksum: ground,
    // A 96, a code of the label's, the service; then the sender and the package.
    layouts: [
      {
        before: [named('application', text('96')), digits(2), named('service', digits(3))],
        serial: [named('shipper', digits(7)), named('package', digits(7))],
      },
    ],
    tracked: [-15],
  },
  {
    id: 'fedex-ground-economy',
    source,
    carrier,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    assumedStart: '92',
    // Delivered by USPS; printed with and without the 92 of its barcode.
    layouts: [[], [named('application', text('92'))]].map((application) => ({
      serial: [...application, named('service', text('612')), named('shipper', text('999')), digits(13)],
    })),
  },
  {
    id: 'fedex-ground-sscc',
    source,
    carrier,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ before: [named('container', digits(2))], serial: [digits(15)] }],
    meanings: {
      container: { '00': 'Case or carton', '01': 'Pallet', '02': 'Larger than a pallet', '04': 'Inside one company' },
    },
  },
  {
    id: 'fedex-express-34',
    source,
    carrier,
    checksum: long,
    // Fourteen digits of the sender's, then the ZIP code it goes to.
    layouts: [
      {
        before: [text('0', '1', '2', '3', '4', '5', '6', '7', '8'), digits(14), named('postalCode', digits(5))],
        serial: [digits(13)],
      },
    ],
    tracked: [-12],
  },
  {
    id: 'fedex-ground-gsn',
    source,
    carrier,
    checksum: long,
    layouts: [
      {
        before: [named('application', text('96')), digits(2), digits(5), named('shipper', digits(10)), digits(1)],
        serial: [digits(13)],
      },
    ],
    tracked: [-12],
  },
  {
    id: 'fedex-astra',
    source,
    carrier,
    checksum: express,
    // The older barcode holds an express number in its middle, and that number's check digit is the only one.
    layouts: [{ before: [text('3'), digits(15)], serial: [digits(11)], after: [digits(4)] }],
    tracked: [16, 28],
  },
];
