/** How customers and carriers write a tracking number, and how it is stored. */

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
/** Soft hyphens, zero-width characters and marks that turn the direction of the text around them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** `(00) 3 4043383 644263659 7`: a shipping container code as GS1 prints it; 00 belongs to the number. */
const CONTAINER_CODE = /\(00\) ?(\d(?: ?\d){17})(?!\d)/g;
/** Other application identifiers in front of what they announce; 420 is the ZIP code on a label of USPS. */
const IDENTIFIER = /\((40[0-3]|42[01]|9\d)\) ?(?=[0-9A-Z])/g;
/** `RB 123456785 CN`, with or without a gap before the check digit. */
const POSTAL_NUMBER = /(?<![A-Z0-9])([A-Z]{2}) ?(\d{8}) ?(\d) ?([A-Z]{2})(?![A-Z0-9])/g;
/** Letters that begin the numbers of one carrier and are no word of any language: `TBA 100000000001`. */
const PREFIX = /(?<![A-Z0-9-])(BYS|CNFR|CNG|DOFR|GFUS|JJD|JVGL|LTN|TB[ACM]) (?=\d)/g;
/** `99.34.123456.12345678`, as Swiss Post prints it. An address on the internet has fewer digits. */
const DOTTED = /(?<![\d.])\d{2,}(?:\.\d{2,}){2,}(?![\d.])/g;
const MIN_DOTTED_DIGITS = 13;

const NUMBER = /^(?=.*[0-9])[A-Z0-9-]{5,50}$/;

/**
 * Upper case, one kind of hyphen, of space and of line end; full-width characters, as Asian keyboards type them, become
 * plain ones, and what a number's print adds to it is gone.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(/[\r\n]+/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ')
    .replace(CONTAINER_CODE, (_code, digits: string) => `00${digits.replaceAll(' ', '')}`)
    .replace(IDENTIFIER, '$1')
    .replace(POSTAL_NUMBER, '$1$2$3$4')
    .replace(PREFIX, '$1')
    .replace(DOTTED, undotted);
}

function undotted(number: string): string {
  const digits = number.replaceAll('.', '');
  return digits.length < MIN_DOTTED_DIGITS ? number : digits;
}

/** As numbers are stored: upper case, no spaces. */
export const normalizeNumber = (typed: string): string => plainText(typed).replace(/\s+/g, '');

/** 5–50 of A–Z, 0–9 and hyphen, at least one of them a digit: a word is no number. */
export const isTrackingNumber = (normalized: string): boolean => NUMBER.test(normalized);
