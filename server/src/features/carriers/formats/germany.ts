import { KEYS } from '../courierKeys.ts';
import type { NumberFormat } from '../numberFormat.ts';
import { alphanumerics, digits, named, text } from '../pieces.ts';
import { postOf } from '../postalOperators.ts';
import { GERMAN_CHECK_DIGITS, parcelScraper } from './sources.ts';

/** Parcels in Germany, which the post delivers under the name of DHL. */
const DHL_GERMANY = postOf('DE');

export const GERMAN_FORMATS: NumberFormat[] = [
  {
    id: 'dhl-paket-20',
    source: GERMAN_CHECK_DIGITS,
    carrier: DHL_GERMANY,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    // A container code of GS1 under the company's own prefix; 00 announces it.
    layouts: [{ serial: [text('0034043'), digits(12)] }, { serial: [text('34043'), digits(12)] }],
  },
  {
    id: 'dhl-paket-12',
    source: GERMAN_CHECK_DIGITS,
    carrier: DHL_GERMANY,
    checksum: { kind: 'mod10', even: 4, odd: 9 },
    layouts: [{ serial: [named('origin', digits(2)), named('shipper', digits(3)), named('package', digits(6))] }],
  },
  {
    id: 'dhl-paket-plate',
    source: parcelScraper('dhl'),
    carrier: DHL_GERMANY,
    layouts: [
      { before: [text('JJD')], serial: [digits(11, 25)] },
      { before: [text('JD')], serial: [digits(18)] },
    ],
  },
  {
    id: 'hermes-14',
    source: GERMAN_CHECK_DIGITS,
    carrier: KEYS.hermes,
    checksum: { kind: 'mod10', even: 3, odd: 1 },
    layouts: [{ serial: [digits(13)] }],
  },
  {
    id: 'hermes-h',
    source: parcelScraper('hermes-de'),
    carrier: KEYS.hermes,
    layouts: [{ before: [text('H')], serial: [digits(16, 19)] }],
  },
  {
    id: 'gls-12',
    source: GERMAN_CHECK_DIGITS,
    carrier: KEYS.gls,
    checksum: { kind: 'mod10', even: 3, odd: 1, fromEnd: true, plus: 1 },
    layouts: [{ serial: [digits(11)] }],
    tracked: [0, 11],
  },
  { id: 'gls-11', source: parcelScraper('gls-de'), carrier: KEYS.gls, layouts: [{ serial: [digits(11)] }] },
  {
    id: 'gls-track-id',
    source: parcelScraper('gls-de'),
    carrier: KEYS.gls,
    layouts: [
      { before: [text('Y', 'Z')], serial: [alphanumerics(7)] },
      { before: [text('00')], serial: [alphanumerics(6)] },
    ],
    except: /^([0-9]+|[A-Z]+)$/,
  },
];
