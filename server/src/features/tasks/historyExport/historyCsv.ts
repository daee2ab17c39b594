import { BYTE_ORDER_MARK, writeCsv } from '../../../documents/writeCsv.ts';
import { zonedText } from '../../../zonedTime.ts';

interface Part {
  heads: string[];
  lines: string[][];
  isFirst: boolean;
}

/** The lines a batch adds to the file. */
export function csvOf({ heads, lines, isFirst }: Part) {
  const content = (isFirst ? BYTE_ORDER_MARK : '') + writeCsv(isFirst ? [heads, ...lines] : lines);
  return { rows: lines.length, content: Buffer.from(content) };
}

export function timeText(instant: Date | null, zone: string): string {
  if (instant === null) return '';
  const { date, time } = zonedText(instant, zone);
  return `${date} ${time}`;
}
