import { createHash } from 'node:crypto';
import type { ReportedCheckpoint } from './carrierAdapter.ts';

/** The same for the same words at the same time and place; a translation that changes makes no new checkpoint. */
export function checkpointHash(carrier: number, checkpoint: ReportedCheckpoint): string {
  const { time_iso, time_raw, description, location } = checkpoint;
  const parts = [carrier, time_iso, time_raw.date, time_raw.time, description, location];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** One number for a list of hashes, as the wire wants it. */
export function combinedHash(hashes: readonly string[]): number {
  return createHash('sha256').update(hashes.join()).digest().readInt32BE();
}
