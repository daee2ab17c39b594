import { LANGUAGES } from '@tracking-console/contract/languages';
import { findCarrier, findCarrierByName } from '../../carriers/carriers.ts';

/** A carrier as a file names it, by its key or its name in any language; undefined: there is none of that name. */
export function readCarrier(cell: string): number | undefined {
  if (/^\d{1,9}$/.test(cell)) return findCarrier(Number(cell))?.key;
  return findCarrierByName(cell)?.key;
}

let countries: Map<string, string> | undefined;

/** A country as a file names it, by its code or its name in any of the console's languages; undefined: unknown. */
export function readCountry(cell: string): string | undefined {
  if (/^[A-Za-z]{2}$/.test(cell)) return cell.toUpperCase();
  countries ??= nameCountries();
  return countries.get(cell.toLowerCase());
}

function nameCountries(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code)?.toLowerCase();
      // Of a name two codes share, the one that is still in use: DE, not DD.
      if (name && !named.has(name)) named.set(name, new Intl.Locale(`und-${code}`).region ?? code);
    }
  }
  return named;
}
