import type { Checksum } from './checksums.ts';
import type { Piece, PieceName } from './pieces.ts';

/** One way a number of a format is laid out. The check character, if any, directly follows the serial number. */
export interface Layout {
  before?: readonly Piece[];
  serial: readonly Piece[];
  after?: readonly Piece[];
}

export interface NumberFormat {
  id: string;
  /** Where the format is published, or collected from published numbers. */
  source: string;
  /** Carrier key; `country`: the postal operator of the number's country. */
  carrier: number | 'country';
  layouts: readonly Layout[];
  checksum?: Checksum;
  /** The checksum takes the serial number as if it began with this, where it does not. */
  assumedStart?: string;
  /** Numbers of this shape are never of this format. */
  except?: RegExp;
  /** The carrier's tracking page knows the number by this part of it alone, as `String.slice` takes it. */
  tracked?: readonly [from: number, to?: number];
  /** The meanings of a named piece, by its text or the beginning of it; countries as alpha-2 codes. */
  meanings?: Partial<Record<PieceName, Readonly<Record<string, string>>>>;
}
