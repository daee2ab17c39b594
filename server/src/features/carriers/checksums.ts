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
      return String(mod10(checksum, serial));
    case 'mod7':
      return String(BigInt(serial) % 7n);
    case 's10':
      return String(s10(serial));
    case 'weighted':
      return String((weightedSum(serial, checksum.weights) % checksum.modulo) % checksum.final);
    case 'luhn':
      return String(luhn(serial));
    case 'mod37_36':
      return mod37to36(serial);
  }
}

function mod10({ even, odd, fromEnd }: Extract<Checksum, { kind: 'mod10' }>, serial: string): number {
  const values = [...serial].map(decimalValue);
  if (fromEnd) values.reverse();
  const sum = values.reduce((total, value, position) => total + value * (position % 2 === 0 ? even : odd), 0);
  return (10 - (sum % 10)) % 10;
}

/** Letters take part in decimal sums as well: A is 2, B is 3, … */
function decimalValue(character: string): number {
  return character >= 'A' ? (character.charCodeAt(0) - 3) % 10 : Number(character);
}

function s10(serial: string): number {
  const remainder = weightedSum(serial, S10_WEIGHTS) % 11;
  if (remainder === 0) return 5;
  return remainder === 1 ? 0 : 11 - remainder;
}

function weightedSum(serial: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, position) => total + weight * Number(serial[position]), 0);
}

function luhn(serial: string): number {
  const sum = [...serial].reverse().reduce((total, character, position) => {
    const value = Number(character) * (position % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
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
