import { CURRENCY_DIGITS, type Currency } from '@tracking-console/contract/orders/orderConstants';
import { bcp47 } from './document.ts';

/** An amount of the smallest unit, in a language. */
export function formatAmount(amount: number, currency: Currency, language: string): string {
  const format = new Intl.NumberFormat(bcp47(language), { style: 'currency', currency });
  return format.format(decimal(amount, currency) as unknown as number); // a text of digits is formatted exactly
}

/** "-12.05": exact, as no number of JavaScript would be. */
export function decimal(amount: number, currency: Currency): string {
  const digits = CURRENCY_DIGITS[currency];
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
}
