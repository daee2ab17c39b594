import { KEYS } from '../couriers.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { digits, text } from '../pieces.ts';

const carrier = KEYS.fedex;
const express = { kind: 'weighted', weights: [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11, final: 10 } as const;
const long = { kind: 'weighted', weights: [1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 11, final: 10 } as const;
const ground = { kind: 'mod10', even: 1, odd: 3 } as const;

export const FEDEX_FORMATS: NumberFormat[] = [
  { id: 'fedex-express-12', carrier, checksum: express, layouts: [{ serial: [digits(11)] }] },
  { id: 'fedex-ground-15', carrier, checksum: ground, layouts: [{ serial: [digits(14)] }] },
  {
    id: 'fedex-ground-96',
    carrier,
    checksum: ground,
    layouts: [{ before: [text('96'), digits(5)], serial: [digits(14)] }],
  },
  {
    id: 'fedex-ground-sscc',
    carrier,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ before: [digits(2)], serial: [digits(15)] }],
  },
  {
    id: 'fedex-express-34',
    carrier,
    checksum: long,
    // Fourteen digits of the sender's, then the ZIP code it goes to.
    layouts: [
      { before: [text('0', '1', '2', '3', '4', '5', '6', '7', '8'), digits(14), digits(5)], serial: [digits(13)] },
    ],
  },
  {
    id: 'fedex-ground-gsn',
    carrier,
    checksum: long,
    layouts: [{ before: [text('96'), digits(18)], serial: [digits(13)] }],
  },
  {
    id: 'fedex-astra',
    carrier,
    checksum: express,
    // The older barcode holds an express number in its middle, and that number's check digit is the only one.
    layouts: [{ before: [text('3'), digits(15)], serial: [digits(11)], after: [digits(4)] }],
  },
];
