import { intlTag } from './intlTag.ts';
import { keptFormats } from './keptFormats.ts';

const formats = keptFormats(
  (language: string, currency: string) => new Intl.NumberFormat(intlTag(language), { style: 'currency', currency }),
);

/** "$12.05" the way of the language. @param amount an integer of the currency's smallest unit */
export function formatMoney(amount: number, currency: string, language: string): string {
  const format = formats(language, currency);
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  // A text of digits is formatted exactly; TypeScript knows only some of them.
  return format.format(`${sign}${whole}.${text.slice(text.length - digits)}0` as Intl.StringNumericLiteral);
}
