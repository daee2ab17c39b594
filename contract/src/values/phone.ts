import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneNumber {
  /** With its plus: "+49". */
  countryCode: string;
  /** Only digits. */
  number: string;
}

/** Without the zero that some countries dial before it, and without spaces; null: there is no such number. */
export function readPhone({ countryCode, number }: PhoneNumber): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(countryCode + number);
  if (!parsed?.isValid()) return null;
  return { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}

/** Countries in small letters, each with its dial code. */
export const DIAL_CODES: readonly { country: string; code: string }[] = getCountries().map((country) => ({
  country: country.toLowerCase(),
  code: `+${getCountryCallingCode(country)}`,
}));
