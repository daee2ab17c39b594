import { isTrackingNumber, plainText } from './trackingNumbers.ts';

/** A group of at least this many characters with a digit in it is a number of its own, not a part of a spaced one. */
const WHOLE = 8;
/** Shorter runs among words are prices, days and streets. */
const MIN_DIGITS = 6;
const MIN_LENGTH = 8;

/**
 * The tracking numbers in a text, upper-cased, each once, in their order. A line of numbers may have anything between
 * them: all but letters, digits, hyphens and spaces separates, a space separates whole numbers and joins the groups of one
 * that is written in groups. A line with words is searched, as `foundInText` does.
 */
export const numbersIn = (text: string): string[] => [...countNumbers(text).keys()];

/** The same numbers, each with its count. */
export function countNumbers(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const found = plainText(text)
    .split('\n')
    .flatMap((line) => (hasWords(line) ? search(line) : listed(line)));
  for (const number of found) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Numbers that are only in lines with words, which may also have order and customer numbers. */
export function numbersInProse(text: string): ReadonlySet<string> {
  const lines = plainText(text).split('\n');
  const plain = new Set(lines.filter((line) => !hasWords(line)).flatMap(listed));
  return new Set(
    lines
      .filter(hasWords)
      .flatMap(search)
      .filter((number) => !plain.has(number)),
  );
}

/**
 * What may be a tracking number in a letter, a link or a web page: written in one piece, or in groups of letters and
 * digits as carriers print it. More than there is gets in (order numbers): a person has the last word.
 */
export const foundInText = (text: string): string[] => [...new Set(search(plainText(text)))];

/** The one number in a table's cell; null if it has none, or several. */
export function numberInCell(cell: string): string | null {
  if (isTrackingNumber(cell)) return cell;
  const plain = plainText(cell.trim());
  const whole = plain.replace(/[ \t]+/g, '');
  // A line break is no blank within a number: the cell then has two numbers.
  if (isTrackingNumber(whole) && !hasWords(plain)) return whole;
  const [number, ...others] = numbersIn(plain).filter(isTrackingNumber);
  return number !== undefined && others.length === 0 ? number : null;
}

/** Three letters by themselves are a word; two may begin or end a number. */
const WORD = /(?<![\p{L}\p{N}-])(?:[A-Z]{3,}|[A-Z]*[^\P{L}A-Z]\p{L}*)(?![\p{L}\p{N}-])/u;
const hasWords = (line: string): boolean => WORD.test(line);

/** Between separators; a long number as a spreadsheet shortens it (9.4E+21) is no number, and stays in one piece. */
const SEGMENT = /(?<![A-Z0-9])\d[.,]\d+E\+?\d{1,3}(?![A-Z0-9])|[A-Z0-9\- ]+/g;

const listed = (line: string): string[] => (line.match(SEGMENT) ?? []).flatMap(numbersInSegment);

function numbersInSegment(segment: string): string[] {
  const groups = segment
    .split(' ')
    .map((group) => group.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
  const numbers: string[] = [];
  let parts: string[] = [];
  const close = () => {
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

const LINK = /(?:HTTPS?:\/\/|WWW\.)\S+/g;
const ELSEWHERE = /[\w.+-]+@[\w.-]+|\+\d[\d ()/.-]{6,}/g; // addresses of mail, and telephone numbers
/** Runs with one space between them; not a part of another word or address. Chinese has no space before a number. */
const RUN = '[A-Z0-9][A-Z0-9-]*';
const GROUPED = new RegExp(`(?<![\\p{sc=Latin}0-9@./_-])${RUN}(?: ${RUN})*(?![\\p{sc=Latin}0-9@_])`, 'gu');

function search(text: string): string[] {
  const words = text.replace(LINK, linkParts).replace(ELSEWHERE, '\n');
  return (words.match(GROUPED) ?? []).flatMap(piecesOf).filter(isLikely);
}

/** Parameters of a link that never hold its number. */
const OTHER_PARAMETER = /(?:^|[?&])(?:UTM_\w*|\w*CLID|\w*ORDER\w*|\w*ZIP\w*|\w*POST\w*CODE|PLZ|\w*PHONE\w*)=[^&#]*/g;

/** The part of a link after its host, each component on a line of its own. */
function linkParts(link: string): string {
  const [, rest = ''] = /^(?:HTTPS?:\/\/)?[^/?#]*(.*)$/s.exec(link) ?? [];
  const spaced = rest.replace(OTHER_PARAMETER, '').replaceAll('+', ' ');
  return `\n${decoded(spaced).replace(/[^A-Z0-9 -]+/g, '\n')}\n`;
}

function decoded(part: string): string {
  try {
    return plainText(decodeURIComponent(part));
  } catch {
    return part; // a percent sign that encodes nothing
  }
}

function piecesOf(stretch: string): string[] {
  const groups = stretch.split(' ').map((group) => group.replace(/-+$/, ''));
  const pieces: string[] = [];
  let parts: string[] = [];
  const close = () => {
    if (parts.length > 0) pieces.push(parts.join(''));
    parts = [];
  };
  for (const [at, group] of groups.entries()) {
    const isPart = group.length < WHOLE && (hasDigit(group) || isAffix(group, groups, at));
    if (isPart) parts.push(group);
    else {
      close();
      pieces.push(group);
    }
  }
  close();
  return pieces;
}

const hasDigit = (text: string): boolean => /\d/.test(text);

/** The two letters that begin or end a postal number: the one thing without a digit that belongs to a number. */
function isAffix(group: string, groups: readonly string[], at: number): boolean {
  const beside = [groups[at - 1], groups[at + 1]];
  return /^[A-Z]{2}$/.test(group) && beside.some((other) => other !== undefined && /^\d{3,4}$/.test(other));
}

/** Days, and the codes by which programs name things. */
const NO_NUMBER =
  /^(?:\d{4}-\d{2}-\d{2}|[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}|(?=.*[A-F])(?:[0-9A-F]{32}|[0-9A-F]{40}))$/;

function isLikely(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  const isMostlyDigits = digits >= MIN_DIGITS && digits * 2 >= piece.length;
  return isTrackingNumber(piece) && piece.length >= MIN_LENGTH && isMostlyDigits && !NO_NUMBER.test(piece);
}
