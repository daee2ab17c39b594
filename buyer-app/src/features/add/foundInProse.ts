import { isNumber, plainText } from '@tracking-console/contract/numbersIn';

/** Shorter runs of digits in a letter are prices, days and streets. */
const FEWEST_DIGITS = 6;
const SHORTEST = 8;

/**
 * What may be a tracking number in a letter or a web page: written in one piece, or in groups of letters and digits as
 * carriers print it. More than there is gets in (order numbers, telephone numbers): a person has the last word.
 */
export function foundInProse(text: string): string[] {
  const found = plainText(text).match(GROUPED) ?? [];
  return [...new Set(found.flatMap(piecesOf).filter(isLikely))];
}

/** Runs with one space between them; not a part of an address of mail or a page. */
const RUN = '[A-Z0-9][A-Z0-9-]*';
const GROUPED = new RegExp(`(?<![A-Z0-9@./_-])${RUN}(?: ${RUN})*(?![A-Z0-9@_])`, 'g');

function piecesOf(stretch: string): string[] {
  const groups = stretch.split(' ').map((group) => group.replace(/-+$/, ''));
  const pieces: string[] = [];
  let parts: string[] = [];
  const close = () => {
    if (parts.length > 0) pieces.push(parts.join(''));
    parts = [];
  };
  for (const [at, group] of groups.entries()) {
    const isPart = group.length <= LONGEST_GROUP && (hasDigit(group) || isAffix(group, groups, at));
    if (isPart) parts.push(group);
    else {
      close();
      pieces.push(group);
    }
  }
  close();
  return pieces;
}

const LONGEST_GROUP = 7;
const hasDigit = (text: string) => /\d/.test(text);

/** The two letters that begin or end a postal number: the one thing without a digit that belongs to a number. */
function isAffix(group: string, groups: readonly string[], at: number): boolean {
  const beside = [groups[at - 1], groups[at + 1]];
  return /^[A-Z]{2}$/.test(group) && beside.some((other) => other !== undefined && /^\d{3,4}$/.test(other));
}

function isLikely(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  return isNumber(piece) && piece.length >= SHORTEST && digits >= FEWEST_DIGITS && !/^\d{4}-\d{2}-\d{2}$/.test(piece);
}
