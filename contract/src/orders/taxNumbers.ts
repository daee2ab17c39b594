/** The characters of GB 32100, in the order of their values: letters that look like digits are left out. */
const CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE = /^[0-9A-HJ-NP-RTUWXY]{2}[0-9]{6}[0-9A-HJ-NP-RTUWXY]{10}$/;
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Whether the last of the 18 characters of a unified social credit code is the one its others lead to (GB 32100-2015). */
export function isCreditCode(code: string): boolean {
  if (!CODE.test(code)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * CODE_CHARACTERS.indexOf(code.charAt(place)), 0);
  return code.charAt(17) === CODE_CHARACTERS.charAt((31 - (sum % 31)) % 31);
}

/** The formats of VAT numbers by country, behind the prefix, as the European Commission lists them. */
const VAT_FORMATS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country);

export const isInVatArea = (country: string): boolean => country in VAT_FORMATS;

/** With its prefix and without spaces; null where the country has no such number. @param country alpha-2, of the EU */
export function readVatNumber(text: string, country: string): string | null {
  const prefix = prefixOf(country);
  const compact = text.toUpperCase().replace(/[\s.-]/g, '');
  const number = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  return VAT_FORMATS[country]?.test(number) ? prefix + number : null;
}
