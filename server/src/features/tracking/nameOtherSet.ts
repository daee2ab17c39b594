import type { RejectedItem } from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { type ApiOwner, apiScope, modeOf } from '../../owner.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import type { TrackCaller } from './trackCaller.ts';
import type { TrackCode } from './trackErrors.ts';

const NOT_REGISTERED: TrackCode = -18019902;

type Registration = Pick<ShipmentService['registration'], 'findKnown'>;

/** Changes the message of each number that is not registered here, but in the account's other set of data. */
export async function nameOtherSet(
  registration: Registration,
  { owner, key }: TrackCaller,
  rejected: readonly RejectedItem[],
): Promise<RejectedItem[]> {
  const missing = rejected.filter(({ error }) => error.code === NOT_REGISTERED).map(({ number }) => number);
  if (missing.length === 0) return [...rejected];
  const known = await registration.findKnown(otherSet(owner), missing.map(normalizeNumber));
  const there = new Set(known.map(({ number }) => number));
  return rejected.map((item) =>
    item.error.code === NOT_REGISTERED && there.has(normalizeNumber(item.number))
      ? { ...item, error: { ...item.error, message: messageOf(item.number, owner, key !== null) } }
      : item,
  );
}

const otherSet = (owner: ApiOwner): ApiOwner => ({
  ...owner,
  scope: apiScope(modeOf(owner) === 'test' ? 'live' : 'test'),
});

function messageOf(number: string, owner: ApiOwner, byKey: boolean): string {
  const isTest = modeOf(owner) === 'test';
  if (byKey) {
    return isTest
      ? `This key is a test key; ${number} is live. Use a live key.`
      : `This key is a live key; ${number} is a test number. Use a test key.`;
  }
  return isTest
    ? `This call is about test data; ${number} is live. Switch to live data.`
    : `This call is about live data; ${number} is a test number. Switch to test data.`;
}
