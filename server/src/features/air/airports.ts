import type { Airport } from '@tracking-console/contract/air/air';
import rows from './airports.json' with { type: 'json' };

type Row = [code: string, name: string, city: string, country: string, latitude: number, longitude: number];

// See docs/air-cargo.md. TypeScript reads the rows as arrays of either type.
const byCode = new Map((rows as Row[]).map((row) => [row[0], row]));

export function airportOf(code: string): Airport | undefined {
  const row = byCode.get(code);
  if (!row) return undefined;
  const [, name, city, country, latitude, longitude] = row;
  return { code, name, city, country, latitude, longitude };
}
