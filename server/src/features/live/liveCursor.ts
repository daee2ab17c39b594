/**
 * The position of a reader: PostgreSQL's snapshot of the transactions that were over at a moment, and the moment. A sequence
 * number is not enough: transactions end in another order than they begin, and one that is still open behind the last number
 * emitted would be skipped. A snapshot lists it, so nothing waits for it and nothing is missed.
 */
export interface LiveCursor {
  /** `xmin:xmax:xip,…` */
  snapshot: string;
  /** Milliseconds, by the database's clock. */
  time: number;
}

/** Of a reader without a known position. */
export const UNKNOWN_POSITION: LiveCursor = { snapshot: '1:1:', time: 0 };

const WRITTEN =
  /^(?<time>\d{13})-(?<snapshot>(?<xmin>[1-9]\d{0,17}):(?<xmax>[1-9]\d{0,17}):(?<open>(?:\d{1,18},)*\d{1,18})?)$/;
/** Far more open transactions than there are connections. */
const MAX_LENGTH = 8_000;

export function writeCursor({ snapshot, time }: LiveCursor): string {
  return `${time}-${snapshot}`;
}

/** An invalid text counts as no position. */
export function readCursor(text: string): LiveCursor {
  const parts = text.length > MAX_LENGTH ? null : WRITTEN.exec(text);
  const { time, snapshot, xmin, xmax, open } = parts?.groups ?? {};
  if (!time || !snapshot || !xmin || !xmax) return UNKNOWN_POSITION;
  const isValid = isSnapshot(BigInt(xmin), BigInt(xmax), open ? open.split(',').map(BigInt) : []);
  return isValid ? { snapshot, time: Number(time) } : UNKNOWN_POSITION;
}

/** What PostgreSQL takes for a snapshot: the open transactions ascend from xmin to below xmax. */
function isSnapshot(xmin: bigint, xmax: bigint, open: readonly bigint[]): boolean {
  const isAscending = open.every((id, index) => index === 0 || id > (open[index - 1] ?? 0n));
  return xmin <= xmax && isAscending && open.every((id) => id >= xmin && id < xmax);
}
