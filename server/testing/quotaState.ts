import { sql } from '../src/drizzle.ts';
import { quotaGrants, quotaLedger } from '../src/features/quotas/quotaTable.ts';
import { shipments } from '../src/features/shipments/model/shipmentTable.ts';
import type { QuotaInstance } from './quotaInstance.ts';

interface QuotaState {
  /** What the grants of each identity have left. */
  balances: Record<string, number>;
  /** Grants − uses − refunds, as the ledger adds them up. */
  ledgers: Record<string, number>;
  /** The lowest value of any grant, and of any balance in the ledger. */
  lowest: number;
  /** Welcomes that were given. */
  bonuses: number;
  /** Numbers the buyer can follow, and follows. */
  capacity: number;
  followed: number;
  /** The most often changed one. */
  carrierChanges: number;
}

/** An account by its rows, while nothing changes it. */
export async function readQuotaState({ db, quotas }: QuotaInstance, gid: string): Promise<QuotaState> {
  const sums = (value: string, table: typeof quotaGrants | typeof quotaLedger) => sql`(
    SELECT coalesce(jsonb_object_agg("scope", "sum"), '{}') FROM (
      SELECT "scope", sum(${sql.identifier(value)}) AS "sum" FROM ${table} WHERE "gid" = ${gid} GROUP BY 1) AS "sums")`;
  const { rows } = await db.execute<Omit<QuotaState, 'capacity'> & Record<string, unknown>>(sql`
    SELECT ${sums('remain', quotaGrants)} AS "balances", ${sums('delta', quotaLedger)} AS "ledgers",
      least((SELECT min("remain") FROM ${quotaGrants} WHERE "gid" = ${gid}),
        (SELECT min("balance_after") FROM ${quotaLedger} WHERE "gid" = ${gid}))::int AS "lowest",
      (SELECT count(*)::int FROM ${quotaLedger} WHERE "gid" = ${gid} AND "reason" = 'SignupBonus') AS "bonuses",
      (SELECT count(*)::int FROM ${shipments} WHERE "owner_gid" = ${gid} AND "scope" = 'BUYER'
        AND "tracking_status" = 'Tracking' AND "archived_at" IS NULL AND "deleted_at" IS NULL) AS "followed",
      (SELECT coalesce(max("carrier_change_count"), 0)::int FROM ${shipments} WHERE "owner_gid" = ${gid}) AS "carrierChanges"`);
  const [read] = rows;
  if (!read) throw new Error('nothing was read');
  return { ...read, capacity: await quotas.readCapacity({ gid, scope: 'BUYER' }) };
}
