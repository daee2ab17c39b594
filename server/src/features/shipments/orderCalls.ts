import { PACKAGE_STATES, SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type {
  ChangedTrackNos,
  GetTrackInfoList,
  OrderAnswers,
  OrderMethod,
  OrderParam,
  PageInfo,
} from '@tracking-console/contract/shipments';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';
import { addTrackNos } from './addTrackNos.ts';
import type { Change } from './changes.ts';
import { detectNumbers } from './detectNumbers.ts';
import type { ListFilter } from './listing.ts';
import { toShipmentRow } from './shipmentRow.ts';
import type { ShipmentService } from './shipmentService.ts';
import type { Owner } from './shipmentTable.ts';
import { type StatusCounts, sumOf } from './statusCounts.ts';
import { toTrackInfo } from './trackInfo.ts';

export interface OrderContext {
  owner: Owner;
  shipments: ShipmentService;
  now: Date;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

export type OrderAnswer<Json> =
  | { Code: 0; Json: Json; pageInfo?: PageInfo }
  | { Code: number; Message: string; Json?: Json };

type OrderCalls = {
  [M in OrderMethod]: (param: OrderParam<M>, context: OrderContext) => Promise<OrderAnswer<OrderAnswers[M]>>;
};

/** The buyer's calls, by the method's name on the wire. */
export const ORDER_CALLS: OrderCalls = {
  async GetIndexData({ IsArchived = false }, { owner, shipments }) {
    const [overview, capacity] = await Promise.all([
      shipments.readOverview(owner, IsArchived),
      shipments.readCapacity(owner),
    ]);
    return success({
      utn: { cnum: capacity.quota, unum: capacity.used, inum: capacity.free, anum: capacity.archived },
      eitem: countByState(overview.counts),
      statuses: overview.counts,
      attention: overview.attention,
    });
  },

  async GetRecentUpdates({ Since = '' }, { owner, shipments, now }) {
    const since = Date.parse(Since);
    const changed = await shipments.listRecentChanges(owner, new Date(Number.isNaN(since) ? 0 : since));
    return success(changed.map((shipment) => toShipmentRow(shipment, now)));
  },

  async GetStatDaily({ Days = 30 }, { owner, shipments, timeZoneOffset }) {
    const days = await shipments.readDays(owner, Days, timeZoneOffset);
    return success(days.map(({ date, added, delivered }) => ({ Date: date, Added: added, Delivered: delivered })));
  },

  async GetTrackInfoList(param, { owner, shipments, now }) {
    const filter = toFilter(param);
    const { rows, total, counts } = await shipments.list(owner, filter);
    return {
      Code: 0,
      Json: rows.map((shipment) => toShipmentRow(shipment, now)),
      pageInfo: { Page: filter.page, PerPage: filter.pageSize, TotalCount: total, Counts: counts },
    };
  },

  async AddTrackNo({ TrackNos }, { owner, shipments }) {
    return success(await addTrackNos(shipments, owner, TrackNos));
  },

  async SetTrackRemark({ TrackInfoId, Remark }, { owner, shipments }) {
    const done = await shipments.setRemark(owner, Number(TrackInfoId), Remark.trim());
    return done ? success(changed({ ids: [Number(TrackInfoId)], overQuota: [] })) : notFound;
  },

  async SetTrackArchived({ TrackInfoIds }, { owner, shipments }) {
    return success(changed(await shipments.archive(owner, TrackInfoIds.map(Number))));
  },

  async SetTrackActivate({ TrackInfoIds }, { owner, shipments }) {
    return revived(await shipments.activate(owner, TrackInfoIds.map(Number)));
  },

  async DelTrackNo({ TrackInfoIds }, { owner, shipments }) {
    return success(changed(await shipments.remove(owner, TrackInfoIds.map(Number))));
  },

  async RestoreTrackNo({ TrackInfoIds }, { owner, shipments }) {
    return revived(await shipments.restore(owner, TrackInfoIds.map(Number)));
  },

  async GetTrackInfoById({ isa, tids }, { owner, shipments, now }) {
    const found = await shipments.findDetails(owner, tids.map(Number));
    const wanted = found.filter(({ shipment }) => isa === undefined || isa === (shipment.archivedAt !== null));
    return success(
      wanted.map((details) => ({ ...toShipmentRow(details.shipment, now), track_info: toTrackInfo(details, now) })),
    );
  },

  async DetectCarriers({ Numbers }, { owner, shipments }) {
    return success(await detectNumbers(shipments, owner, Numbers));
  },
};

function success<Json>(json: Json): OrderAnswer<Json> {
  return { Code: 0, Json: json };
}

const notFound = { Code: SHIPMENT_CODES.notFound, Message: 'There is no such shipment.' };

function changed({ ids, overQuota }: Change): ChangedTrackNos {
  return { TrackInfoIds: ids.map(String), SuccessNum: ids.length, OverQuotaIds: overQuota.map(String) };
}

/** Nothing at all fitted into the quota: the call is refused; a part that did not fit is named. */
function revived(change: Change): OrderAnswer<ChangedTrackNos> {
  if (change.ids.length > 0 || change.overQuota.length === 0) return success(changed(change));
  return { Code: SHIPMENT_CODES.overQuota, Message: 'The tracking quota is used up.', Json: changed(change) };
}

function toFilter(param: GetTrackInfoList): ListFilter {
  return {
    archived: param.IsArchived ?? false,
    search: param.Item ?? '',
    statuses: param.Statuses?.length ? param.Statuses : statusesOf(param.PackageState),
    attention: param.Attention ?? false,
    sequence: param.Sequence ?? 'AddedDesc',
    page: Math.max(1, param.Page ?? 1),
    pageSize: param.PerPage ?? 40,
  };
}

/** The main statuses of an older state code; none of them stands for all. */
function statusesOf(state: number | string | undefined): MainStatus[] {
  if (state === undefined || state === '') return [];
  return MAIN_STATUSES.filter((status) => PACKAGE_STATES[status] === Number(state));
}

function countByState(counts: StatusCounts): { e: number; ec: number }[] {
  const states = [...new Set(Object.values(PACKAGE_STATES))];
  return states.map((state) => ({
    e: state,
    ec: sumOf(counts, statusesOf(state)),
  }));
}
