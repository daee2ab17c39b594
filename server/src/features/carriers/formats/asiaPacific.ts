import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, letters, named, text } from '../pieces.ts';
import { postOf } from '../postalOperators.ts';
import { parcelScraper, TRACKING_NUMBER_DATA } from './sources.ts';

export const ASIAN_FORMATS: NumberFormat[] = [
  {
    id: 'sf-express',
    source: parcelScraper('sf-express'),
    carrier: KEYS.sfExpress,
    layouts: [{ before: [text('SF')], serial: [digits(13)] }],
  },
  {
    id: 'sf-express-12',
    source: parcelScraper('sf-express'),
    carrier: KEYS.sfExpress,
    checksum: { kind: 'digitSums' },
    layouts: [{ before: [named('origin', digits(3))], serial: [digits(8)] }],
  },
  {
    id: 'yunexpress',
    source: TRACKING_NUMBER_DATA,
    carrier: KEYS.yunexpress,
    layouts: [{ before: [text('YT')], serial: [digits(16)] }],
  },
  {
    id: 'yamato-12',
    source: 'http://nanoappli.com/blog/archives/369',
    carrier: KEYS.yamato,
    checksum: { kind: 'mod7' },
    layouts: [{ serial: [digits(11)] }],
  },
  {
    id: '4px',
    source: parcelScraper('four-px'),
    carrier: KEYS.fourPx,
    layouts: [{ before: [text('4PX', 'LP')], serial: [digits(13)], after: [text('CN')] }],
  },
  {
    id: 'yanwen-yp',
    source: parcelScraper('yanwen'),
    carrier: KEYS.yanwen,
    // As the posts number, with letters of no country at the end.
    checksum: { kind: 's10' },
    layouts: [{ before: [letters(2)], serial: [digits(8)], after: [text('YP')] }],
  },
  {
    id: 'yanwen-bys',
    source: parcelScraper('yanwen'),
    carrier: KEYS.yanwen,
    layouts: [{ before: [text('BYS')], serial: [digits(9)] }],
  },
  {
    id: 'cainiao',
    source: parcelScraper('aliexpress'),
    carrier: KEYS.cainiao,
    layouts: [
      { before: [text('LP', 'CNG')], serial: [digits(14)] },
      { before: [text('CNFR', 'DOFR')], serial: [digits(13)], after: [text('HD')] },
    ],
  },
  {
    id: 'flash-express',
    source: 'https://flash-express.readme.io/v3/reference/',
    carrier: KEYS.flashExpress,
    layouts: [{ before: [text('TH'), digits(2)], serial: [alphanumerics(5, 16)] }],
    except: /^TH[0-9]{9}[A-Z]{2}$/,
  },
];

const AUSTRALIA_POST = postOf('AU');

export const AUSTRALIAN_FORMATS: NumberFormat[] = [
  {
    id: 'australia-post-article',
    source: parcelScraper('australia-post'),
    carrier: AUSTRALIA_POST,
    // The sender's location, the consignment and the article; then the product and its services.
    layouts: [[], [digits(2)]].map((prefix) => ({
      before: [...prefix, named('shipper', alphanumerics(3))],
      serial: [digits(9), text('000'), digits(6)],
    })),
  },
  {
    id: 'australia-post-consignment',
    source: parcelScraper('australia-post'),
    carrier: AUSTRALIA_POST,
    layouts: [[], [digits(2)]].map((prefix) => ({
      before: [...prefix, named('shipper', alphanumerics(3))],
      serial: [digits(7)],
    })),
    // Digits alone are others', and two letters before eight digits are as well.
    except: /^([0-9]+|[A-Z]{2}[0-9]{8}|[A-Z]{3}[0-9]{9})$/,
  },
  {
    id: 'australia-post-22',
    source: parcelScraper('australia-post'),
    carrier: AUSTRALIA_POST,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ serial: [text('00', '01', '02', '03'), digits(19)] }],
  },
];
