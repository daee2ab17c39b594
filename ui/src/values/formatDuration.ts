import { formatUnit } from './formatUnit.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** "340 ms", "1.5 sec", "2 min 5 sec", "1 hr 20 min" the way of the language. */
export function formatDuration(ms: number, language: string): string {
  if (ms < SECOND) return formatUnit(Math.max(0, Math.round(ms)), 'millisecond', language);
  if (ms < MINUTE) return formatUnit(ms / SECOND, 'second', language);
  if (ms < HOUR) return two(['minute', MINUTE], ['second', SECOND]);
  return two(['hour', HOUR], ['minute', MINUTE]);

  function two([large, length]: [Unit, number], [small, part]: [Unit, number]): string {
    const rest = Math.floor((ms % length) / part);
    return [formatUnit(Math.floor(ms / length), large, language), rest > 0 && formatUnit(rest, small, language)]
      .filter(Boolean)
      .join(' ');
  }
}

type Unit = Parameters<typeof formatUnit>[1];
