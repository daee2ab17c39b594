import { KEYS } from '../couriers.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, named, text } from '../pieces.ts';

/** Two of these prefixes are service codes of the post as well: what looks like the post's number is the post's. */
const S10_SHAPE = /^[A-Z]{2}[0-9]{9}[A-Z]{2}$/;

const ups = { kind: 'mod10', even: 1, odd: 2 } as const;

export const UPS_FORMATS: NumberFormat[] = [
  {
    id: 'ups-1z',
    carrier: KEYS.ups,
    checksum: ups,
    layouts: [
      { before: [text('1Z')], serial: [alphanumerics(6), named('service', alphanumerics(2)), alphanumerics(7)] },
    ],
    services: {
      '01': 'Next Day Air',
      '02': '2nd Day Air',
      '03': 'Ground',
      '12': '3 Day Select',
      '13': 'Next Day Air Saver',
      '15': 'Next Day Air Early',
      '42': 'Ground, signature required',
      '44': 'Next Day Air, Saturday delivery',
      '66': 'Worldwide Express',
      '72': 'Ground, collect on delivery',
      '78': 'Ground, return',
      YW: 'SurePost',
    },
  },
  {
    id: 'ups-waybill',
    carrier: KEYS.ups,
    checksum: ups,
    layouts: [{ before: [named('service', text('A', 'H', 'J', 'K', 'T', 'V'))], serial: [digits(9)] }],
    services: { J: 'Next Day Express', K: 'Ground', V: 'Worldwide Express Saver' },
  },
];

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

export const DPD_FORMATS: NumberFormat[] = [
  {
    id: 'dpd-28',
    carrier: KEYS.dpd,
    checksum: { kind: 'mod37_36' },
    // Destination postal code, the number proper, the service and the destination country as a number.
    layouts: [{ serial: [digits(7), digits(14), named('service', digits(3)), digits(3)] }],
    services: {
      '101': 'Classic',
      '109': 'Classic, cash on delivery',
      '136': 'Small parcel',
      '154': 'Parcel letter',
      '155': 'Guarantee',
      '179': '10:00',
      '225': '12:00',
      '350': '8:30',
    },
  },
  { id: 'dpd-15', carrier: KEYS.dpd, checksum: { kind: 'mod37_36' }, layouts: [{ serial: [digits(14)] }] },
];
