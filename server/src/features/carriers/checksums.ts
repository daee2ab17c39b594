/** How a check character follows from the serial number, the characters it guards. */
export type Checksum =
  | { kind: 'mod10'; even: number; odd: number; fromEnd?: boolean; plus?: number }
  | { kind: 'mod7' }
  | { kind: 's10' }
  | { kind: 'weighted'; weights: readonly number[]; modulo: number; final: number }
  | { kind: 'luhn' }
  | { kind: 'digitSums' }
  | { kind: 'mod37_36' };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

export function checkCharacter(checksum: Checksum, serial: string): string {
  switch (checksum.kind) {
    case 'mod10':
      return String((10 - (weightedSum(checksum, serial) % 10)) % 10);
    case 'mod7':
      return String(Number(serial) % 7);
    case 's10':
      return String(s10(weightedSum(checksum, serial) % 11));
    case 'weighted':
      return String((weightedSum(checksum, serial) % checksum.modulo) % checksum.final);
    case 'luhn':
    case 'digitSums':
      return String((10 - (weightedSum(checksum, serial) % 10)) % 10);
    case 'mod37_36':
      return mod37to36(serial);
  }
}

/** The weight of each character of a serial number; null if the checksum is no weighted sum. */
export function weightsOf(checksum: Checksum, length: number): readonly number[] | null {
  if (checksum.kind === 'mod7' || checksum.kind === 'mod37_36') return null;
  return Array.from({ length }, (_, position) => weightAt(checksum, position, length));
}

function weightAt(checksum: Checksum, position: number, length: number): number {
  const fromEnd = length - 1 - position;
  switch (checksum.kind) {
    case 'mod10':
      return (checksum.fromEnd ? fromEnd : position) % 2 === 0 ? checksum.even : checksum.odd;
    case 's10':
      return S10_WEIGHTS[position] ?? 0;
    case 'weighted':
      return checksum.weights[position] ?? 0;
    case 'luhn':
      return fromEnd % 2 === 0 ? 2 : 1;
    case 'digitSums':
      return 2 * fromEnd + 1;
    default:
      return 0;
  }
}

/** A character that is added up: its value times its weight. */
export interface CheckTerm {
  character: string;
  value: number;
  weight: number;
  product: number;
}

/** What is added up for a check character; empty where the checksum is no sum of products. */
export function checkTerms(checksum: Checksum, serial: string): CheckTerm[] {
  const terms = (weightsOf(checksum, serial.length) ?? []).map((weight, position) => {
    const character = serial.charAt(position);
    const value = decimalValue(character);
    return { character, value, weight, product: added(checksum, weight * value) };
  });
  const more = surplus(checksum);
  return more > 0 ? [...terms, { character: '+', value: more, weight: 1, product: more }] : terms;
}

/** A constant that is added to the sum. */
const surplus = (checksum: Checksum): number => (checksum.kind === 'mod10' ? (checksum.plus ?? 0) : 0);

/** Some sums take the tens and the ones of a product instead of the product. */
function added({ kind }: Checksum, product: number): number {
  return kind === 'luhn' || kind === 'digitSums' ? Math.floor(product / 10) + (product % 10) : product;
}

/** What the sum, or the number itself, is divided by first. */
export function moduloOf(checksum: Checksum): number {
  switch (checksum.kind) {
    case 'mod10':
    case 'luhn':
    case 'digitSums':
      return 10;
    case 'mod7':
      return 7;
    case 's10':
      return 11;
    case 'weighted':
      return checksum.modulo;
    case 'mod37_36':
      return 37;
  }
}

/** The sum of the terms' products, without creating the terms: it is computed for every number of a long import. */
function weightedSum(checksum: Checksum, serial: string): number {
  let sum = surplus(checksum);
  for (let position = 0; position < serial.length; position++) {
    sum += added(checksum, weightAt(checksum, position, serial.length) * decimalValue(serial.charAt(position)));
  }
  return sum;
}

/** Letters take part in decimal sums as well: A is 2, B is 3, … */
function decimalValue(character: string): number {
  return character >= 'A' ? (character.charCodeAt(0) - 3) % 10 : Number(character);
}

function s10(remainder: number): number {
  if (remainder === 0) return 5;
  return remainder === 1 ? 0 : 11 - remainder;
}

function mod37to36(serial: string): string {
  let rest = 36;
  for (const character of serial) {
    rest += ALPHABET.indexOf(character);
    if (rest > 36) rest -= 36;
    rest *= 2;
    if (rest > 36) rest -= 37;
  }
  return ALPHABET.charAt((37 - rest) % 36);
}
