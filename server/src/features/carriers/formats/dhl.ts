import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, text } from '../pieces.ts';
import { TRACKING_NUMBER_DATA } from './sources.ts';

const source = TRACKING_NUMBER_DATA;

/** Two of these prefixes are service codes of the post as well: what looks like the post's number is the post's. */
const S10_SHAPE = /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/;

export const DHL_FORMATS: NumberFormat[] = [
  {
    id: 'dhl-express',
    source,
    carrier: KEYS.dhlExpress,
    checksum: { kind: 'mod7' },
    layouts: [{ serial: [digits(9, 10)] }],
  },
  {
    id: 'dhl-express-piece',
    source,
    carrier: KEYS.dhlExpress,
    layouts: [{ before: [text('J'), letters(2, 3)], serial: [digits(9, 10)] }],
  },
  {
    id: 'dhl-ecommerce',
    source,
    carrier: KEYS.dhlEcommerce,
    layouts: [
      {
        before: [text('GM', 'LX', 'RX', 'UV', 'CN', 'SG', 'TH', 'IN', 'HK', 'MY')],
        serial: [digits(1), alphanumerics(9, 38)],
      },
    ],
    except: S10_SHAPE,
  },
  {
    id: 'dhl-ecommerce-14',
    source,
    carrier: KEYS.dhlEcommerce,
    // The first is the range of the United Kingdom.
    layouts: [{ serial: [text('6012'), digits(10)] }, { serial: [digits(14)] }],
  },
];
