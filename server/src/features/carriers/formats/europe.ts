import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, named, text } from '../pieces.ts';
import { postOf } from '../postalOperators.ts';
import { parcelScraper, TRACKING_NUMBER_DATA } from './sources.ts';

const EUROPEAN_COURIERS: NumberFormat[] = [
  {
    id: 'yodel',
    source: TRACKING_NUMBER_DATA,
    carrier: KEYS.yodel,
    layouts: ['JD', 'JJD'].map((mark) => ({ before: [text(mark)], serial: [digits(16)] })),
  },
  {
    id: 'landmark',
    source: TRACKING_NUMBER_DATA,
    carrier: KEYS.landmark,
    layouts: [{ before: [text('LTN')], serial: [digits(8)], after: [text('N1')] }],
  },
  {
    id: 'evri',
    source: parcelScraper('evri'),
    carrier: KEYS.evri,
    // The sum itself ends with the check digit.
    checksum: { kind: 'weighted', weights: [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], modulo: 10, final: 10 },
    layouts: [{ serial: [text('H', 'T'), alphanumerics(5), digits(9)] }],
  },
  {
    // The company publishes no rule: a number that breaks the known one may still be its own.
    id: 'evri-16',
    source: parcelScraper('evri-uk'),
    carrier: KEYS.evri,
    layouts: [{ before: [text('H')], serial: [alphanumerics(15)] }, { serial: [digits(16)] }],
    except: /^H[A-Z]*$/,
  },
  { id: 'inpost-24', source: parcelScraper('inpost'), carrier: KEYS.inpost, layouts: [{ serial: [digits(24)] }] },
  {
    id: 'inpost-uk',
    source: parcelScraper('inpost'),
    carrier: KEYS.inpost,
    layouts: [{ before: [text('8YDR')], serial: [digits(9)] }],
  },
];

const EUROPEAN_POSTS: NumberFormat[] = [
  {
    id: 'correos-parcel',
    source: parcelScraper('correos-spain'),
    carrier: postOf('ES'),
    layouts: [
      { before: [text('P', 'D'), letters(1), alphanumerics(4)], serial: [digits(16)], after: [letters(1)] },
      { before: [text('PR')], serial: [digits(15)], after: [text('C')] },
    ],
  },
  {
    id: 'poste-italiane',
    source: parcelScraper('poste-italiane'),
    carrier: postOf('IT'),
    layouts: [
      { before: [text('RA')], serial: [digits(11)] },
      { before: [text('1UW', '3UW')], serial: [alphanumerics(10)] },
      { before: [text('5P')], serial: [alphanumerics(11)] },
      { before: [text('2IMA')], serial: [digits(10)] },
    ],
  },
  {
    id: 'postnl-3s',
    source: 'https://developer.postnl.nl/browse-apis/send-and-track/barcode-webservice/',
    carrier: postOf('NL'),
    // Of 13 or 15 characters; the letters are the sender's.
    layouts: [1, 2, 3, 4].flatMap((letterCount) =>
      [11, 13].map((rest) => ({
        before: [text('3S'), named('shipper', letters(letterCount))],
        serial: [digits(rest - letterCount)],
      })),
    ),
  },
  {
    id: 'bpost',
    source: parcelScraper('bpost'),
    carrier: postOf('BE'),
    layouts: [14, 20].map((length) => ({ before: [text('3232', '3299')], serial: [digits(length)] })),
  },
  {
    id: 'swiss-post-18',
    source: 'https://docs.aspose.com/barcode/net/swiss-post-parcel-barcodes',
    carrier: postOf('CH'),
    layouts: [{ before: [text('98', '99'), named('shipper', digits(8))], serial: [named('package', digits(8))] }],
  },
];

export const EUROPEAN_FORMATS: NumberFormat[] = [...EUROPEAN_COURIERS, ...EUROPEAN_POSTS];
