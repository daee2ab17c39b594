import type { DashboardCarriers } from '@tracking-console/contract/api/apiDashboard';
import type { Database } from '../../database.ts';
import { and, eq, gte, lt, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { expectedDay } from '../shipments/model/shipmentColumns.ts';
import { isOwnedBy, shipments } from '../shipments/model/shipmentTable.ts';
import type { Period } from './dashboardPeriod.ts';

/** Pairs of carrier and country that are shown, those with the most deliveries. */
const MAX_PAIRS = 50;

export type CarrierFiguresService = ReturnType<typeof createCarrierFigures>;

/** The carriers' performance: transit times, deliveries in time, and problems. */
export function createCarrierFigures(db: Database) {
  return {
    async read(owner: Owner, { from, to }: Period): Promise<DashboardCarriers> {
      const [carriers, exceptions] = await Promise.all([readCarriers(owner, { from, to }), readExceptions(owner)]);
      return { carriers, exceptions };
    },
  };

  function readCarriers(owner: Owner, { from, to }: Period): Promise<DashboardCarriers['carriers']> {
    const { carrier, recipientCountry, deliveryTime, pickupTime, deliveryTimeText } = shipments;
    const travelled = sql`FILTER (WHERE ${deliveryTime} >= ${pickupTime})`;
    const days = sql`(extract(epoch FROM ${deliveryTime} - ${pickupTime}) / 86400)::float8`;
    const share = (part: number) =>
      sql<
        number | null
      >`round((percentile_cont(${part}::float8) WITHIN GROUP (ORDER BY ${days}) ${travelled})::numeric, 1)::float8`;
    return db
      .select({
        carrier,
        destination: recipientCountry,
        delivered: sql<number>`count(*)::int`,
        median: share(0.5),
        p90: share(0.9),
        on_time: sql<
          number | null
        >`round(avg((left(${deliveryTimeText}, 10) <= ${expectedDay})::int)::numeric, 3)::float8`,
      })
      .from(shipments)
      .where(and(isOwnedBy(owner), gte(deliveryTime, from), lt(deliveryTime, to)))
      .groupBy(carrier, recipientCountry)
      .orderBy(sql`count(*) DESC`, carrier, recipientCountry)
      .limit(MAX_PAIRS);
  }

  function readExceptions(owner: Owner): Promise<DashboardCarriers['exceptions']> {
    const country = shipments.recipientCountry;
    return db
      .select({ country, count: sql<number>`count(*)::int` })
      .from(shipments)
      .where(and(isOwnedBy(owner), eq(shipments.packageStatus, 'Exception')))
      .groupBy(country)
      .orderBy(sql`count(*) DESC`, country);
  }
}
