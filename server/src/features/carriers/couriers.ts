import type { Carrier } from './carrier.ts';
import { ASIAN_COURIERS } from './couriers/asia.ts';
import { EUROPEAN_COURIERS } from './couriers/europe.ts';
import { NORTH_AMERICAN_COURIERS } from './couriers/northAmerica.ts';

/** Express, parcel and freight companies, by home region. */
export const COURIERS: readonly Carrier[] = [...NORTH_AMERICAN_COURIERS, ...EUROPEAN_COURIERS, ...ASIAN_COURIERS];
