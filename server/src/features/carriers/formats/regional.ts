import { KEYS } from '../couriers.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, named, text } from '../pieces.ts';
import { CANADA_POST } from '../postalOperators.ts';

const ontrac = { carrier: KEYS.ontrac, checksum: { kind: 'mod10', even: 1, odd: 2 } as const };

export const NORTH_AMERICAN_FORMATS: NumberFormat[] = [
  {
    id: 'canada-post-16',
    carrier: CANADA_POST,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ serial: [named('origin', digits(7)), digits(8)] }],
  },
  {
    id: 'purolator-12',
    carrier: KEYS.purolator,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('0', '1', '2', '3', '4', '5'), digits(10)] }],
  },
  { id: 'purolator-letters', carrier: KEYS.purolator, layouts: [{ serial: [letters(3), digits(9)] }] },
  {
    id: 'canpar-22',
    carrier: KEYS.canpar,
    layouts: [{ serial: [text('C', 'D', 'K', 'L', 'S', 'U', 'X', 'Z'), digits(21)] }],
  },
  // The letter stands for a digit that takes part in the sum.
  { id: 'ontrac-c', ...ontrac, assumedStart: '4', layouts: [{ before: [text('C')], serial: [digits(13)] }] },
  { id: 'ontrac-d', ...ontrac, assumedStart: '5', layouts: [{ before: [text('D')], serial: [digits(13)] }] },
  {
    id: 'old-dominion',
    carrier: KEYS.oldDominion,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('777', '778', '072', '780'), digits(7)] }],
  },
  {
    id: 'old-dominion-guaranteed',
    carrier: KEYS.oldDominion,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('80'), digits(8)] }],
  },
  { id: 'speedee', carrier: KEYS.speedee, layouts: [{ before: [text('SP')], serial: [digits(18)] }] },
  { id: 'gofo-us', carrier: KEYS.gofo, layouts: [{ before: [text('GFUS')], serial: [digits(14)] }] },
  {
    id: 'lasership-short',
    carrier: KEYS.lasership,
    layouts: [{ before: [text('L'), text('A', 'I', 'E', 'H', 'N', 'X'), text('1', '2', '3')], serial: [digits(7)] }],
  },
  {
    id: 'lasership-15',
    carrier: KEYS.lasership,
    layouts: [{ before: [text('1LS7'), text('1', '2'), digits(4)], serial: [digits(6)] }],
  },
  {
    id: 'lasership-18',
    carrier: KEYS.lasership,
    layouts: [
      {
        before: [text('1LS7'), text('1', '2'), digits(2), text('01'), text('1', '2', '3', '4')],
        serial: [digits(6)],
        after: [text('-1')],
      },
    ],
  },
  { id: 'lasership-cx', carrier: KEYS.lasership, layouts: [{ before: [text('1LSCX')], serial: [alphanumerics(10)] }] },
  {
    id: 'amazon-logistics',
    carrier: KEYS.amazon,
    layouts: [{ before: [text('TBA', 'TBC', 'TBM')], serial: [digits(12)] }],
  },
  {
    id: 'amazon-international',
    carrier: KEYS.amazon,
    layouts: [{ before: [text('A', 'F', 'C')], serial: [digits(10)] }],
  },
];

export const EUROPEAN_FORMATS: NumberFormat[] = [
  { id: 'yodel', carrier: KEYS.yodel, layouts: [{ before: [text('JD', 'JJD')], serial: [digits(16)] }] },
  {
    id: 'landmark',
    carrier: KEYS.landmark,
    layouts: [{ before: [text('LTN')], serial: [digits(8)], after: [text('N1')] }],
  },
];

export const ASIAN_FORMATS: NumberFormat[] = [
  { id: 'sf-express', carrier: KEYS.sfExpress, layouts: [{ before: [text('SF')], serial: [digits(13)] }] },
  { id: 'yunexpress', carrier: KEYS.yunexpress, layouts: [{ before: [text('YT')], serial: [digits(16)] }] },
];
