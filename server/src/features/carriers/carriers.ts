import type { CarrierEntry } from '@tracking-console/contract/page/scripts';
import { foldText } from '../../foldText.ts';
import type { Carrier } from './carrier.ts';
import { COURIERS } from './couriers.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';

const all: readonly Carrier[] = [...COURIERS, ...POSTAL_OPERATORS];
const byKey = new Map(all.map((carrier) => [carrier.key, carrier]));
/** Every name of each carrier, folded. */
const names = all.flatMap((carrier) => namesOf(carrier).map((name) => ({ name: foldText(name), carrier })));
// If two carriers share a name, it means the first.
const byName = new Map(names.toReversed().map(({ name, carrier }) => [name, carrier]));
const postByCountry = new Map(POSTAL_OPERATORS.map((carrier) => [carrier.countryIso, carrier]));

/** Means "no carrier known" on the wire. */
export const NO_CARRIER = 0;

/** What the consoles need to know of each carrier; every page downloads it, so nothing empty is written. */
export function listCarrierEntries(): CarrierEntry[] {
  return all.map(({ key, name, names, countryIso, homepage, requiredFields }) => ({
    key,
    name,
    ...(Object.keys(names).length > 0 && { names }),
    countryIso,
    ...(homepage && { homepage }),
    ...(requiredFields.length > 0 && { requiredFields }),
  }));
}

export function findCarrier(key: number): Carrier | undefined {
  return byKey.get(key);
}

export function findPostalOperator(countryIso: string): Carrier | undefined {
  return postByCountry.get(countryIso);
}

/** The carrier of exactly this name. */
export function findCarrierByName(name: string): Carrier | undefined {
  return byName.get(foldText(name.trim()));
}

/** Keys of the carriers one of whose names contains the text. */
export function findCarriersByName(part: string): number[] {
  const wanted = foldText(part);
  return [...new Set(names.flatMap(({ name, carrier }) => (name.includes(wanted) ? carrier.key : [])))];
}

function namesOf({ name, names, aliases }: Carrier): string[] {
  return [name, ...Object.values(names), ...aliases];
}
