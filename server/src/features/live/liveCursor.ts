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

const WRITTEN = /^(\d{13})-(([1-9]\d{0,17}):([1-9]\d{0,17}):((?:\d{1,18},)*\d{1,18})?)$/;
/** Far more open transactions than there are connections. */
const MAX_LENGTH = 8_000;

export function writeCursor({ snapshot, time }: LiveCursor): string {
  return `${time}-${snapshot}`;
}

/** An invalid text counts as no position. */
export function readCursor(text: string): LiveCursor {
  const [, time, snapshot, first, end, open] = (text.length <= MAX_LENGTH && WRITTEN.exec(text)) || [];
  if (time === undefined || snapshot === undefined) return UNKNOWN_POSITION;
  const steps = [first, ...(open?.split(',') ?? [])].map((step) => BigInt(step ?? 0));
  const last = BigInt(end ?? 0);
  const ascending = steps.every((step, index) => index < 2 || step > (steps[index - 1] ?? 0n));
  const inside = steps.every((step) => step >= (steps[0] ?? 0n) && (step < last || (step === last && !open)));
  return ascending && inside ? { snapshot, time: Number(time) } : UNKNOWN_POSITION;
}
