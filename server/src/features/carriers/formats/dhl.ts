import { KEYS } from '../couriers.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, text } from '../pieces.ts';

/** Two of these prefixes are service codes of the post as well: what looks like the post's number is the post's. */
const S10_SHAPE = /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/;

export const DHL_FORMATS: NumberFormat[] = [
  { id: 'dhl-express', carrier: KEYS.dhlExpress, checksum: { kind: 'mod7' }, layouts: [{ serial: [digits(9, 10)] }] },
  {
    id: 'dhl-express-piece',
    carrier: KEYS.dhlExpress,
    layouts: [{ before: [text('J'), letters(2, 3)], serial: [digits(9, 10)] }],
  },
  {
    id: 'dhl-ecommerce',
    carrier: KEYS.dhlEcommerce,
    layouts: [
      {
        before: [text('GM', 'LX', 'RX', 'UV', 'CN', 'SG', 'TH', 'IN', 'HK', 'MY')],
        serial: [digits(1), alphanumerics(9, 38)],
      },
    ],
    except: S10_SHAPE,
  },
  { id: 'dhl-ecommerce-14', carrier: KEYS.dhlEcommerce, layouts: [{ serial: [digits(14)] }] },
];
