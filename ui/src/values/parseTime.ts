export interface ParsedTime {
  date: Date;
  /** What the source knew: a moment; a clock time without zone; a day. Only a moment may move to the reader's zone. */
  knows: 'moment' | 'clock' | 'day';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Reads ISO-8601; null for anything else. */
export function parseTime(iso: string): ParsedTime | null {
  const knows = DAY.test(iso) ? 'day' : ZONED.test(iso) ? 'moment' : 'clock';
  const date = new Date(knows === 'clock' ? `${iso}Z` : iso);
  return Number.isNaN(date.getTime()) ? null : { date, knows };
}
