import type { Checksum } from './checksums.ts';
import type { Piece } from './pieces.ts';

/** One way a number of a format is laid out. The check character, if any, stands right behind the serial number. */
export interface Layout {
  before?: readonly Piece[];
  serial: readonly Piece[];
  after?: readonly Piece[];
}

export interface NumberFormat {
  id: string;
  /** Carrier key; `country`: the postal operator of the number's country. */
  carrier: number | 'country';
  layouts: readonly Layout[];
  checksum?: Checksum;
  /** The checksum takes the serial number as if it began with this, where it does not. */
  assumedStart?: string;
  /** Numbers of this shape are never of this format. */
  except?: RegExp;
  /** Names of the piece called `service`, by its text or the beginning of it. */
  services?: Readonly<Record<string, string>>;
}
