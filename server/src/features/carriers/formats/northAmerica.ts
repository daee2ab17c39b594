import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, named, text } from '../pieces.ts';
import { CANADA_POST } from '../postalOperators.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

const ontrac = { carrier: KEYS.ontrac, checksum: { kind: 'mod10', even: 1, odd: 2 } as const };

export const NORTH_AMERICAN_FORMATS: NumberFormat[] = [
  {
    id: 'canada-post-16',
    source,
    carrier: CANADA_POST,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ serial: [named('origin', digits(7)), digits(8)] }],
  },
  {
    id: 'purolator-12',
    source,
    carrier: KEYS.purolator,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('0', '1', '2', '3', '4', '5'), digits(10)] }],
  },
  {
    id: 'purolator-letters',
    source,
    carrier: KEYS.purolator,
    layouts: [{ serial: [letters(3), digits(9)] }],
    // Yanwen's.
    except: /^BYS/,
  },
  {
    id: 'canpar-22',
    source,
    carrier: KEYS.canpar,
    layouts: [{ serial: [text('C', 'D', 'K', 'L', 'S', 'U', 'X', 'Z'), digits(21)] }],
  },
  // The check sum has a digit in place of the letter.
  { id: 'ontrac-c', source, ...ontrac, assumedStart: '4', layouts: [{ before: [text('C')], serial: [digits(13)] }] },
  { id: 'ontrac-d', source, ...ontrac, assumedStart: '5', layouts: [{ before: [text('D')], serial: [digits(13)] }] },
  {
    id: 'old-dominion',
    source,
    carrier: KEYS.oldDominion,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('777', '778', '072', '780'), digits(7)] }],
  },
  {
    id: 'old-dominion-guaranteed',
    source,
    carrier: KEYS.oldDominion,
    checksum: { kind: 'luhn' },
    layouts: [{ serial: [text('80'), digits(8)] }],
  },
  { id: 'speedee', source, carrier: KEYS.speedee, layouts: [{ before: [text('SP')], serial: [digits(18)] }] },
  { id: 'gofo-us', source, carrier: KEYS.gofo, layouts: [{ before: [text('GFUS')], serial: [digits(14)] }] },
  {
    id: 'lasership-short',
    source,
    carrier: KEYS.lasership,
    layouts: [{ before: [text('L'), text('A', 'I', 'E', 'H', 'N', 'X'), text('1', '2', '3')], serial: [digits(7)] }],
  },
  {
    id: 'lasership-15',
    source,
    carrier: KEYS.lasership,
    layouts: [{ before: [text('1LS7'), text('1', '2'), digits(4)], serial: [digits(6)] }],
  },
  {
    id: 'lasership-18',
    source,
    carrier: KEYS.lasership,
    layouts: [
      {
        before: [text('1LS7'), text('1', '2'), digits(2), text('01'), text('1', '2', '3', '4')],
        serial: [digits(6)],
        after: [text('-1')],
      },
    ],
  },
  {
    id: 'lasership-cx',
    source,
    carrier: KEYS.lasership,
    layouts: [{ before: [text('1LSCX')], serial: [alphanumerics(10)] }],
  },
  {
    id: 'amazon-logistics',
    source,
    carrier: KEYS.amazon,
    layouts: [{ before: [text('TBA', 'TBC', 'TBM')], serial: [digits(12)] }],
  },
  {
    id: 'amazon-international',
    source,
    carrier: KEYS.amazon,
    layouts: [{ before: [text('A', 'F', 'C')], serial: [digits(10)] }],
  },
];
