import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { type SQL, sql } from '../../drizzle.ts';

/**
 * `key_id` of a row of api_usage. Those of test data are negative: the table's key has no place for a further column while
 * processes of earlier versions write to it.
 */
export const usageKey = (mode: DataMode, keyId: number): number => (mode === 'test' ? -1 - keyId : keyId);

/** Rows of one set of data. */
export const isOfMode = (mode: DataMode): SQL => (mode === 'test' ? sql`key_id < 0` : sql`key_id >= 0`);

/** The key itself; 0: the console called, or any. */
export const KEY_OF_USAGE = sql`CASE WHEN key_id < 0 THEN -1 - key_id ELSE key_id END`;
