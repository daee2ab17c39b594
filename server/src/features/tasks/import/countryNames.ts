import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { LANGUAGES } from '@tracking-console/contract/values/languages';
import isoCountries from 'i18n-iso-countries';
import { foldText } from '../../../foldText.ts';

/** Names in use that neither ISO nor CLDR lists. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BO: ['Plurinational State of Bolivia'],
  CD: ['DRC'],
  CN: ['PRC', 'Mainland China'],
  CZ: ['Czech Republic'],
  FM: ['Micronesia', 'Federated States of Micronesia'],
  GB: ['Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  GR: ['Hellas'],
  IR: ['Islamic Republic of Iran'],
  KP: ["Democratic People's Republic of Korea"],
  KR: ['Korea', 'Republic of Korea'],
  LA: ["Lao People's Democratic Republic"],
  MD: ['Republic of Moldova'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['State of Palestine'],
  SA: ['KSA'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Province of China Taiwan'],
  TZ: ['United Republic of Tanzania'],
  US: ['America', 'The United States'],
  VE: ['Bolivarian Republic of Venezuela'],
  XK: ['XKX', 'RKS'],
};
/** Codes that are used for others. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };
/** Serbian is read in either script. */
const CLDR_LANGUAGES = [...LANGUAGES, 'sr-Latn'];
const ISO_LANGUAGES = new Set(LANGUAGES.map((language) => language.replace(/-.*/, '')));

const known = new Set(countryCodes);
let codes: Map<string, string> | undefined;

/** A country as a file names it: by its code of two or three letters, or its name in any of the console's languages. */
export function findCountry(cell: string): string | undefined {
  const upper = cell.trim().toUpperCase();
  // Two letters are a code, even where some language has a short name like that.
  if (/^[A-Z]{2}$/.test(upper)) return known.has(upper) ? upper : OTHER_CODES[upper];
  const iso = isoCountries.alpha3ToAlpha2(upper);
  if (iso && known.has(iso)) return iso;
  codes ??= nameCountries();
  return codes.get(plainName(cell)) ?? codes.get(plainName(turned(cell)));
}

const plainName = (name: string) => foldText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Korea, Republic of; Korea (Republic of). */
const turned = (name: string) => name.replace(/^([^,(]+)[,(]([^)]+)\)?\s*$/, '$2 $1');

/** The first name given counts, but none that two countries share. */
function nameCountries(): Map<string, string> {
  const named = new Map<string, string>();
  for (const names of [namesOfCldr(), Object.entries(ALSO), namesOfIso()]) addNames(named, names);
  return named;
}

type Names = readonly (readonly [code: string, names: readonly string[]])[];

function addNames(named: Map<string, string>, given: Names): void {
  const found = new Map<string, Set<string>>();
  for (const [code, names] of given)
    for (const name of names.map(plainName)) found.set(name, (found.get(name) ?? new Set()).add(code));
  for (const [name, [code = '', ...others]] of found)
    if (others.length === 0 && !named.has(name)) named.set(name, code);
}

function namesOfCldr(): Names {
  return CLDR_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      return countryCodes.map((code) => [code, [names.of(code) ?? '']] as const);
    }),
  );
}

function namesOfIso(): Names {
  return [...ISO_LANGUAGES]
    .flatMap((language) => Object.entries(isoCountries.getNames(language, { select: 'all' })))
    .filter(([code]) => known.has(code));
}
