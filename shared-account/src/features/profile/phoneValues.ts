import { DIAL_CODES, type PhoneNumber, readPhone } from '@tracking-console/contract/values/phone';

interface TypedPhone {
  /** The country of the dial code. */
  dialCountry: string;
  /** As it was typed. */
  number: string;
}

/** Older accounts have it without the plus. */
const withPlus = (code: string) => `+${code.replace(/^\+/, '')}`;

/** Several countries share a dial code: the customer's own comes first. */
export function dialCountryOf(code: string, country: string): string {
  const own = country.toLowerCase();
  if (!code) return own;
  const sharing = DIAL_CODES.filter((one) => one.code === withPlus(code));
  return (sharing.find((one) => one.country === own) ?? sharing[0])?.country ?? own;
}

export const dialCodeOf = (country: string): string => DIAL_CODES.find((one) => one.country === country)?.code ?? '';

/** Empty texts if there is none; null if it is not a number. One that begins with a plus has its own dial code. */
export function phoneOf({ dialCountry, number }: TypedPhone): PhoneNumber | null {
  const typed = number.trim();
  if (typed === '') return { countryCode: '', number: '' };
  return readPhone({ countryCode: typed.startsWith('+') ? '' : dialCodeOf(dialCountry), number: typed });
}
