/** How a check character follows from the serial number, the characters it guards. */
export type Checksum =
  | { kind: 'mod10'; even: number; odd: number; fromEnd?: boolean }
  | { kind: 'mod7' }
  | { kind: 's10' }
  | { kind: 'weighted'; weights: readonly number[]; modulo: number; final: number }
  | { kind: 'luhn' }
  | { kind: 'mod37_36' };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

export function checkCharacter(checksum: Checksum, serial: string): string {
  switch (checksum.kind) {
    case 'mod10':
      return String((10 - (weightedSum(checksum, serial) % 10)) % 10);
    case 'mod7':
      return String(BigInt(serial) % 7n);
    case 's10':
      return String(s10(weightedSum(checksum, serial) % 11));
    case 'weighted':
      return String((weightedSum(checksum, serial) % checksum.modulo) % checksum.final);
    case 'luhn':
      return String((10 - (weightedSum(checksum, serial) % 10)) % 10);
    case 'mod37_36':
      return mod37to36(serial);
  }
}

/** What each character of a serial number counts for; null where the checksum is no sum of products. */
export function weightsOf(checksum: Checksum, length: number): readonly number[] | null {
  switch (checksum.kind) {
    case 'mod10':
      return alternating(length, checksum.even, checksum.odd, checksum.fromEnd);
    case 's10':
      return S10_WEIGHTS;
    case 'weighted':
      return checksum.weights;
    case 'luhn':
      return alternating(length, 2, 1, true);
    default:
      return null;
  }
}

function alternating(length: number, even: number, odd: number, fromEnd = false): number[] {
  const weights = Array.from({ length }, (_, position) => (position % 2 === 0 ? even : odd));
  return fromEnd ? weights.reverse() : weights;
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
  return (weightsOf(checksum, serial.length) ?? []).map((weight, position) => {
    const character = serial.charAt(position);
    const value = decimalValue(character);
    const product = weight * value;
    // Luhn adds the two digits of a product.
    return { character, value, weight, product: checksum.kind === 'luhn' && product > 9 ? product - 9 : product };
  });
}

/** What the sum, or the number itself, is divided by first. */
export function moduloOf(checksum: Checksum): number {
  switch (checksum.kind) {
    case 'mod10':
    case 'luhn':
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

function weightedSum(checksum: Checksum, serial: string): number {
  return checkTerms(checksum, serial).reduce((total, { product }) => total + product, 0);
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
