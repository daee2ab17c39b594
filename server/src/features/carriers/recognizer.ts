import { checkCharacter } from './checksums.ts';
import type { Layout, NumberFormat } from './numberFormat.ts';
import { certainty, type Piece, pattern } from './pieces.ts';

/** What a format makes of a number that has its shape. */
export interface Recognition {
  format: NumberFormat;
  checkDigit: 'valid' | 'none' | 'wrong';
  /** How little the shape leaves to chance; of two that fit, the higher is the likelier. */
  certainty: number;
  service: string | null;
  country: string | null;
}

export type Recognizer = (number: string) => Recognition | null;

/** Compiles a format once; the recognizer answers null for a number of another shape. */
export function createRecognizer(format: NumberFormat): Recognizer {
  const layouts = format.layouts.map((layout) => ({
    shape: shape(format, layout),
    certainty: layoutCertainty(layout),
  }));
  return (number) => {
    if (format.except?.test(number)) return null;
    const readings = layouts.flatMap((layout) => {
      const parts = layout.shape.exec(number)?.groups;
      return parts ? [read(format, layout.certainty, parts)] : [];
    });
    return readings.find((reading) => reading.checkDigit !== 'wrong') ?? readings[0] ?? null;
  };
}

function shape({ checksum }: NumberFormat, { before = [], serial, after = [] }: Layout): RegExp {
  const check = checksum ? `(?<check>[${checksum.kind === 'mod37_36' ? '0-9A-Z' : '0-9'}])` : '';
  return new RegExp(`^${join(before)}(?<serial>${join(serial)})${check}${join(after)}$`);
}

function read(format: NumberFormat, certainty: number, parts: Record<string, string>): Recognition {
  return {
    format,
    certainty,
    checkDigit: format.checksum ? checkState(format, parts) : 'none',
    service: serviceName(format, parts.service),
    country: parts.country ?? null,
  };
}

function checkState(format: NumberFormat, { serial = '', check }: Record<string, string>): 'valid' | 'wrong' {
  return expectedCheck(format, serial) === check ? 'valid' : 'wrong';
}

export function expectedCheck({ checksum, assumedStart = '' }: NumberFormat, serial: string): string {
  if (!checksum) return '';
  return checkCharacter(checksum, serial.startsWith(assumedStart) ? serial : assumedStart + serial);
}

function serviceName({ services = {} }: NumberFormat, code: string | undefined): string | null {
  if (code === undefined) return null;
  return services[code] ?? services[code.charAt(0)] ?? null;
}

function layoutCertainty({ before = [], serial, after = [] }: Layout): number {
  return [...before, ...serial, ...after].reduce((sum, piece) => sum + certainty(piece), 0);
}

function join(pieces: readonly Piece[]): string {
  return pieces.map(pattern).join('');
}
