import { createHash } from 'node:crypto';
import type { Channel } from '@tracking-console/contract/releases/releases';

const BUCKETS = 10_000;

/** Evenly spread over 0 … 9,999, and the same for a customer as long as the salt is. */
export function bucketOf(salt: string, gid: string): number {
  return createHash('sha256').update(`${salt}.${gid}`).digest().readUInt32BE(0) % BUCKETS;
}

/** Which of the channel's releases a customer gets; without a session the stable one. */
export function releaseFor(
  { stable, canary, percent, salt }: Pick<Channel, 'stable' | 'canary' | 'percent'> & { salt: string },
  gid: string | null,
): string {
  if (canary === null || gid === null) return stable;
  // Whole numbers: 0.07 × 100 is a little more than 7.
  return bucketOf(salt, gid) < Math.round(percent * 100) ? canary : stable;
}
