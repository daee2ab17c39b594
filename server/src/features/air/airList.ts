import type { AirDetail, AirFilter, AirList, ListAir } from '@tracking-console/contract/air/air';
import { AIR_PAGE, type AirOrder, LATE_MINUTES } from '@tracking-console/contract/air/airConstants';
import type { Database, Transaction } from '../../database.ts';
import { and, arrayContains, asc, desc, eq, gt, gte, inArray, lt, type PgColumn, type SQL } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { containsFolded } from '../../searchFolded.ts';
import { toDetail, toRow } from './airRows.ts';
import { type AirWaybill, airWaybills, isOwnWaybill } from './airWaybillTable.ts';

const { registerTime, changeTime, id } = airWaybills;
const ORDERS: Record<AirOrder, { by: PgColumn; direction: typeof asc }> = {
  RegisterTimeDesc: { by: registerTime, direction: desc },
  RegisterTimeAsc: { by: registerTime, direction: asc },
  UpdateTimeDesc: { by: changeTime, direction: desc },
  UpdateTimeAsc: { by: changeTime, direction: asc },
};

export function createAirList(db: Database) {
  return {
    async list(owner: Owner, { order_by = 'RegisterTimeDesc', page_no = 1, ...filter }: ListAir): Promise<AirList> {
      const { by, direction } = ORDERS[order_by];
      const found = and(isOwnWaybill(owner), isFound(filter));
      const inOrder = [direction(by), direction(id)];
      // By the index only, so that no row before the page is read.
      const shown = db
        .select({ id })
        .from(airWaybills)
        .where(found)
        .orderBy(...inOrder)
        .limit(AIR_PAGE)
        .offset((page_no - 1) * AIR_PAGE);
      const [total, rows] = await Promise.all([
        db.$count(airWaybills, found),
        db
          .select()
          .from(airWaybills)
          .where(inArray(id, shown))
          .orderBy(...inOrder),
      ]);
      const page = { data_total: total, page_total: Math.ceil(total / AIR_PAGE), page_no, page_size: AIR_PAGE };
      return { waybills: rows.map(toRow), page };
    },

    async find(owner: Owner, number: string): Promise<AirDetail | null> {
      const [waybill] = await db
        .select()
        .from(airWaybills)
        .where(and(isOwnWaybill(owner), eq(airWaybills.number, number)));
      return waybill ? toDetail(waybill) : null;
    },

    /** The waybills with these numbers, or all that match a filter, newest first. */
    async listChosen(owner: Owner, choice: { numbers: readonly string[] } | { filter: AirFilter }) {
      const chosen = 'filter' in choice ? isFound(choice.filter) : inArray(airWaybills.number, [...choice.numbers]);
      return db
        .select({ id, number: airWaybills.number })
        .from(airWaybills)
        .where(and(isOwnWaybill(owner), chosen))
        .orderBy(desc(registerTime), desc(id));
    },
  };
}

/** The owner's, in the order of the ids. */
export async function readWaybills(
  reader: Database | Transaction,
  ids: readonly number[],
  condition?: SQL,
): Promise<AirWaybill[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .select()
    .from(airWaybills)
    .where(and(inArray(id, [...ids]), condition));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function isFound({ search = '', airline, status, airport, from, to, delayed, discrepancy }: AirFilter) {
  return and(
    search.trim() === '' ? undefined : containsFolded(airWaybills.searchText, search.trim()),
    airline ? eq(airWaybills.airline, airline) : undefined,
    status && eq(airWaybills.packageStatus, status),
    airport ? arrayContains(airWaybills.airports, [airport]) : undefined,
    from ? gte(changeTime, new Date(from)) : undefined,
    to ? lt(changeTime, new Date(to)) : undefined,
    delayed ? gt(airWaybills.delayMinutes, LATE_MINUTES) : undefined,
    discrepancy ? eq(airWaybills.discrepancy, true) : undefined,
  );
}
