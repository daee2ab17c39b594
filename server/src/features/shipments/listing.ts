import type { Sequence } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { and, desc, gt, inArray, isNotNull, isNull, sql } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { needsAttention } from './attention.ts';
import { countFound, type TabCounts } from './foundCounts.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from './model/shipmentTable.ts';
import { findPage, type Order, readRows } from './pages.ts';
import { countAttention, countShelf, isOnShelf } from './shelves.ts';
import type { ShipmentContext } from './shipmentContext.ts';
import { isNarrowed, type ShipmentFilter } from './shipmentFilter.ts';
import { sumOf } from './statusCounts.ts';
import { findPageByTransit } from './transitOrder.ts';

export interface ListFilter extends ShipmentFilter {
  sequence: Sequence;
  page: number;
  pageSize: number;
}

/** Counts are by main status, whatever the tab. */
export interface ShipmentPage extends TabCounts {
  rows: ShipmentRecord[];
  /** The count of the whole list. */
  total: number;
}

type FoundPage = Omit<ShipmentPage, 'rows'> & { ids: number[] };

/** More shipments than any account has. */
const MAX_SHIPMENTS = 1_000_000;
/** How many of the latest changes are returned at once. */
const MAX_RECENT = 10;

export function createListing({ db, now }: ShipmentContext) {
  return {
    async list(owner: Owner, filter: ListFilter): Promise<ShipmentPage> {
      const { ids, ...page } = await findIds(owner, filter);
      return { ...page, rows: await readRows(db, owner, ids) };
    },

    /** The ids of the whole list, in its order. */
    async listAllIds(owner: Owner, filter: ListFilter): Promise<FoundPage> {
      return findIds(owner, { ...filter, page: 1, pageSize: MAX_SHIPMENTS });
    },

    /** As above; null if there are more than `limit`. */
    async listIds(owner: Owner, filter: ListFilter, limit: number): Promise<number[] | null> {
      const { ids } = await findIds(owner, { ...filter, page: 1, pageSize: limit + 1 });
      return ids.length > limit ? null : ids;
    },

    async listByIds(owner: Owner, ids: readonly number[]): Promise<ShipmentRecord[]> {
      return readRows(db, owner, ids);
    },

    /** Their numbers, in the ids' order. */
    async listNumbers(owner: Owner, ids: readonly number[]): Promise<string[]> {
      if (ids.length === 0) return [];
      // One array parameter, as a statement has a limit of parameters.
      const among = sql`${shipments.id} = ANY(${sql.param(ids)}::bigint[])`;
      const rows = await db
        .select({ id: shipments.id, number: shipments.number })
        .from(shipments)
        .where(and(isOwnedBy(owner), among));
      const numbers = new Map(rows.map(({ id, number }) => [id, number]));
      return ids.flatMap((id) => numbers.get(id) ?? []);
    },

    /** Shipments with updates that came after a time, the newest first. */
    async listRecentChanges(owner: Owner, since: Date): Promise<ShipmentRecord[]> {
      return db
        .select()
        .from(shipments)
        .where(
          and(
            isOwnedBy(owner),
            isNull(shipments.archivedAt),
            isNotNull(shipments.latestEvent),
            gt(shipments.changeTime, since),
          ),
        )
        .orderBy(desc(shipments.changeTime), desc(shipments.id))
        .limit(MAX_RECENT);
    },
  };

  async function findIds(owner: Owner, filter: ListFilter): Promise<FoundPage> {
    const { archived, statuses, attention, sequence, page, pageSize: size } = filter;
    const time = now();
    const narrowed = isNarrowed(filter, time);
    const found = and(isOnShelf(owner, archived), narrowed);
    const wanted = and(
      found,
      attention ? needsAttention(time) : undefined,
      statuses.length > 0 ? inArray(shipments.packageStatus, [...statuses]) : undefined,
    );
    const shown = statuses.length > 0 ? statuses : MAIN_STATUSES;
    const totalOf = ({ counts, urgent = counts }: TabCounts) => sumOf(attention ? urgent : counts, shown);
    const counting = narrowed
      ? countFound(db, found, time)
      : attention
        ? countAttention(db, owner, archived, time)
        : countShelf(db, owner, archived);
    // Counting by reading takes long, so the page is read meanwhile.
    const total = narrowed ? undefined : totalOf(await counting);
    const place = { offset: (page - 1) * size, size, total };
    const [counts, ids] = await Promise.all([
      counting,
      sequence === 'DaysDesc' || sequence === 'DaysAsc'
        ? findPageByTransit(db, wanted, { descending: sequence === 'DaysDesc', now: time }, place)
        : findPage(db, wanted, orderOf(sequence), place),
    ]);
    return { ...counts, ids, total: total ?? totalOf(counts) };
  }
}

function orderOf(sequence: Exclude<Sequence, `Days${string}`>): Order {
  const by = {
    Added: shipments.registerTime,
    Updated: shipments.latestEventTime,
    Status: shipments.statusRank,
  }[sequence.replace(/(Asc|Desc)$/, '') as 'Added' | 'Updated' | 'Status'];
  return { by, descending: sequence.endsWith('Desc') };
}
