import type { CarrierEntry } from '@tracking-console/contract/scripts';
import type { Carrier } from './carrier.ts';
import { COURIERS } from './couriers.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';

const all: readonly Carrier[] = [...COURIERS, ...POSTAL_OPERATORS];
const byKey = new Map(all.map((carrier) => [carrier.key, carrier]));
const postByCountry = new Map(POSTAL_OPERATORS.map((carrier) => [carrier.countryIso, carrier]));

/** Stands for "no carrier known" on the wire. */
export const NO_CARRIER = 0;

/** What the consoles need to know of each carrier. */
export function listCarrierEntries(): CarrierEntry[] {
  return all.map(({ key, name, names, countryIso, homepage }) => ({ key, name, names, countryIso, homepage }));
}

export function findCarrier(key: number): Carrier | undefined {
  return byKey.get(key);
}

export function findPostalOperator(countryIso: string): Carrier | undefined {
  return postByCountry.get(countryIso);
}

/** Keys of the carriers whose name, in any language, contains the text. */
export function findCarriersByName(part: string): number[] {
  const wanted = part.toLowerCase();
  const isMeant = ({ name, names }: Carrier) =>
    [name, ...Object.values(names)].some((known) => known.toLowerCase().includes(wanted));
  return all.filter(isMeant).map((carrier) => carrier.key);
}
