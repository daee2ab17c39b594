import { isNumber, plainText } from '@tracking-console/contract/numbersIn';

/** As numbers are kept: upper case, no spaces, plain characters. */
export const normalizeNumber = (typed: string): string => plainText(typed).replace(/\s+/g, '');

/** Of a normalized text. */
export const isTrackingNumber = isNumber;
