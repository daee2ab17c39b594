import { formatUnit } from './formatUnit.ts';

const KILO = 1000;

/** "820 byte", "12.4 kB", "3 MB" the way of the language. */
export function formatBytes(bytes: number, language: string): string {
  if (bytes < KILO) return formatUnit(bytes, 'byte', language);
  if (bytes < KILO * KILO) return formatUnit(bytes / KILO, 'kilobyte', language);
  return formatUnit(bytes / KILO / KILO, 'megabyte', language);
}
