import { type Checksum, type CheckTerm, checkCharacter, checkTerms, moduloOf, weightsOf } from './checksums.ts';
import type { NumberFormat } from './numberFormat.ts';

/** The check character a serial number must have; empty if the format has none. */
export function expectedCheck(format: NumberFormat, serial: string): string {
  return format.checksum ? checkCharacter(format.checksum, summed(format, serial)) : '';
}

/** The weight of each character of the serial number; null if the checksum is no weighted sum. */
export function serialWeights(format: NumberFormat, serial: string): readonly number[] | null {
  const whole = summed(format, serial);
  const weights = format.checksum ? weightsOf(format.checksum, whole.length) : null;
  return weights?.slice(whole.length - serial.length) ?? null;
}

/** How the check character follows from the serial number. */
export interface CheckCalculation {
  rule: Checksum['kind'];
  terms: readonly CheckTerm[];
  modulo: number;
}

export function checkCalculation(format: NumberFormat, serial: string): CheckCalculation | null {
  const { checksum } = format;
  if (!checksum) return null;
  return { rule: checksum.kind, terms: checkTerms(checksum, summed(format, serial)), modulo: moduloOf(checksum) };
}

function summed({ assumedStart = '' }: NumberFormat, serial: string): string {
  return serial.startsWith(assumedStart) ? serial : assumedStart + serial;
}
