/**
 * How a customer is named to people who are not their own: in the From of a mail, in a subject, in a page's title. These come
 * from our addresses and pages, so a name must not pass for an address, a link or another sender.
 */

/** What ends or adds an address in a header; NFKC makes these of most of their look-alikes. */
const SEPARATORS = /[@<>",;:\\]/u;
/** Look-alikes that NFKC leaves: angle brackets, quotation marks, and commas of other scripts. */
const LOOK_ALIKES =
  /[\u02C2\u02C3\u1433\u1438\u2039\u203A\u2329\u232A\u276C-\u2771\u27E8-\u27EB\u29FC\u29FD\u3008-\u300B\u00AB\u00BB\u02BA\u02DD\u02EE\u201C-\u201F\u2033\u2036\u275D\u275E\u301D-\u301F\u055D\u060C\u061B\u07F8\u1363\u1802\u1808\u201A\u2E32\u2E34\u2E41\u3001\uA4FE\uA60D\uA6F5]/u;
/** Hebrew writes its abbreviations with this mark, such as that of "Ltd." */
const LONE_GERSHAYIM = /(?<!\p{Script=Hebrew})\u05F4|\u05F4(?!\p{Script=Hebrew})/u;
/** Control characters, invisible ones and private ones. Persian and emoji need two of the joiners. */
const INVISIBLE = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u;
const JOINERS = /[\u200C\u200D]/gu;
/** A dot that no space follows before two letters, or a name as a browser encodes it. */
const DOMAIN = /[\p{L}\p{N}\p{M}-]\s*[.\u3002\u06D4\uA4F8]\p{L}[\p{L}\p{M}\p{N}-]+|\bxn--|\bwww\b|(\d+\.){3}\d+/iu;
/** "Müller GmbH & Co.KG" is not a domain. */
const LEGAL_FORMS = /(?<![\p{L}\p{N}.-])co\.(kg|kgaa|ohg|ltd|inc)(?![\p{L}\p{N}.-])/giu;
const COMMAS = /[,\uFF0C\uFE50\u3001\uFF64]/gu;

export function isDisplayName(text: string): boolean {
  const plain = text.normalize('NFKC');
  const isOf = (wrong: RegExp) => wrong.test(text) || wrong.test(plain);
  if ([SEPARATORS, LOOK_ALIKES, LONE_GERSHAYIM, INVISIBLE].some(isOf)) return false;
  return !DOMAIN.test(plain.replace(JOINERS, '').replace(LEGAL_FORMS, ''));
}

/**
 * A name that was given for another purpose, or before there was the rule, as it may be shown; empty: not at all. The commas
 * of a legal name go: "Example Co., Ltd."
 */
export function toDisplayName(text: string): string {
  const name = text.replace(COMMAS, ' ').replace(/\s+/gu, ' ').trim();
  return isDisplayName(name) ? name : '';
}

/** In characters; mail programs show far fewer. */
const MAX_HEADER_TEXT = 250;
/** Characters that change the direction of the text around them. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\p{Z}]+/gu;

/** A subject or a title as one line of bounded length. */
export const toHeaderText = (text: string): string =>
  [...text.replace(DIRECTIONS, '').replace(BREAKS, ' ').trim()].slice(0, MAX_HEADER_TEXT).join('');
