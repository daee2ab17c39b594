import { findCarrier, NO_CARRIER } from '../carriers/carriers.ts';
import type { TrackCode } from './trackErrors.ts';

/** Why a last-mile carrier cannot be combined with a first one; null: it can, or there is none. */
export function lastMileFault(first: number, last: number): Extract<TrackCode, -18010016 | -18019910> | null {
  if (last === NO_CARRIER) return null;
  if (!findCarrier(last)) return -18019910;
  const carrier = findCarrier(first);
  return carrier && carrier.type !== 'POST' ? -18010016 : null;
}
