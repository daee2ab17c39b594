import { ASIAN_FORMATS, AUSTRALIAN_FORMATS } from './formats/asiaPacific.ts';
import { DHL_FORMATS } from './formats/dhl.ts';
import { DPD_FORMATS } from './formats/dpd.ts';
import { EUROPEAN_FORMATS } from './formats/europe.ts';
import { FEDEX_FORMATS } from './formats/fedex.ts';
import { GERMAN_FORMATS } from './formats/germany.ts';
import { NORTH_AMERICAN_FORMATS } from './formats/northAmerica.ts';
import { S10_FORMATS } from './formats/s10.ts';
import { UPS_FORMATS } from './formats/ups.ts';
import { USPS_FORMATS } from './formats/usps.ts';
import type { NumberFormat } from './numberFormat.ts';

/** Every known format; of two that fit a number equally well, the first one is more likely. */
export const NUMBER_FORMATS: readonly NumberFormat[] = [
  ...S10_FORMATS,
  ...USPS_FORMATS,
  ...UPS_FORMATS,
  ...FEDEX_FORMATS,
  ...DPD_FORMATS,
  ...DHL_FORMATS,
  ...NORTH_AMERICAN_FORMATS,
  ...EUROPEAN_FORMATS,
  ...GERMAN_FORMATS,
  ...ASIAN_FORMATS,
  ...AUSTRALIAN_FORMATS,
];

/** Carrier keys → ids of the formats that name them; postal operators by S10 are left out. */
export function formatsOfCarrier(key: number): readonly NumberFormat[] {
  return NUMBER_FORMATS.filter((format) => format.carrier === key);
}
