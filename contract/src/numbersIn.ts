/** Sizes of a tracking number. */
const SHORTEST = 5;
const LONGEST = 50;
/** A group of at least this many characters with a digit in it is a number of its own, not a part of a spaced one. */
const WHOLE = 8;

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
/** Among them what turns the direction of text, which mail programs put around a number. */
const INVISIBLE = /\p{Cf}/gu;
/** Between separators; a long number as a spreadsheet shortens it (9.4E+21) is no number, and stays in one piece. */
const SEGMENT = /(?<![A-Z0-9])\d[.,]\d+E\+?\d{1,3}(?![A-Z0-9])|[A-Z0-9\- ]+/g;

/**
 * The tracking numbers in a text, upper-cased, each once, in their order. Anything but letters, digits, hyphens and
 * spaces separates; a space separates whole numbers and joins the groups of one that is written in groups.
 */
export const numbersIn = (text: string): string[] => [...countNumbers(text).keys()];

/** The same, each with how often it stands there. */
export function countNumbers(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const number of (plainText(text).match(SEGMENT) ?? []).flatMap(numbersInSegment))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** What every way in reads first: upper case, one kind of hyphen, of space and of line end, nothing invisible. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase())
    .replace(/[\r\n]+/g, '\n')
    .replace(/[^\S\n\t]+/g, ' ');

/** Whether the provider takes it at all; what is no number is flagged, never silently dropped. */
export const isNumber = (text: string) =>
  text.length >= SHORTEST && text.length <= LONGEST && /^[A-Z0-9-]+$/.test(text);

function numbersInSegment(segment: string): string[] {
  const groups = segment
    .split(' ')
    .map((group) => group.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
  if (groups.length === 1) return groups;
  const numbers: string[] = [];
  let parts: string[] = [];
  const close = () => {
    // Words around a number ("order no.") carry no digit.
    if (parts.some(hasDigit)) numbers.push(parts.join(''));
    parts = [];
  };
  for (const group of groups) {
    if (group.length >= WHOLE && hasDigit(group)) {
      close();
      numbers.push(group);
    } else parts.push(group);
  }
  close();
  return numbers;
}

const hasDigit = (text: string) => /\d/.test(text);
