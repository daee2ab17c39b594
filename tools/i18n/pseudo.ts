// The pseudo-language en-xa: English with accents, about 40 % longer and in brackets. A layout that fits it fits German; a text
// without accents on the page has not been made translatable.

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const GROWTH = 1.4;

/** Placeholders ({{count}}, {n}), marks (<terms>) and references ($t(key)) stay as they are. */
const FIXED = /(\{\{?[^{}]+\}?\}|<\/?\w+>|\$t\([^)]*\))/;

/** One text in the pseudo-language: the letters accented, vowels doubled until it is long enough. */
export function pseudo(text: string): string {
  const pieces = text.split(FIXED);
  const length = pieces.filter((piece) => !FIXED.test(piece)).join('').length;
  // The brackets are part of the length.
  const missing = { count: Math.max(0, Math.ceil(length * (GROWTH - 1)) - 2) };
  const written = pieces.map((piece) => (FIXED.test(piece) ? piece : accented(piece, missing))).join('');
  return `[${written}${'~'.repeat(missing.count)}]`;
}

function accented(text: string, missing: { count: number }): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const accent = ACCENTS[letter] ?? letter;
    if (missing.count === 0 || !/[aeiouy]/.test(letter)) return accent;
    missing.count -= 1;
    return accent + accent;
  });
}

/** A module's texts in the pseudo-language. */
export const pseudoTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
