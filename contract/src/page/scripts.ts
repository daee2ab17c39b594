import type { RequiredField } from '../shipments/carriers.ts';

/** The globals that the provider's scripts set. */

/** Global set by the carriers script: an array of CarrierEntry. */
export const CARRIERS_GLOBAL = 'trackingConsoleCarriers';
/** Global set by the country script: two small letters. */
export const COUNTRY_GLOBAL = 'trackingConsoleCountry';

export interface CarrierEntry {
  key: number;
  name: string;
  /** Names by language, where they differ. */
  names?: Record<string, string>;
  countryIso?: string;
  homepage?: string;
  /** Details it needs beside the number. */
  requiredFields?: readonly RequiredField[];
}
