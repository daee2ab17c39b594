import { PACKAGE_STATES, SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentDetail } from '@tracking-console/contract/shipments/shipmentRow';
import type {
  ChangedTrackNos,
  PageInfo,
  RemarkNow,
  SHIPMENT_METHODS,
} from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import type { BuyerCalls, BuyerContext } from '../../http/calls/buyerCall.ts';
import { changedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { missingFields } from '../carriers/missingFields.ts';
import { trackingPage } from '../carriers/trackingPage.ts';
import type { SettingService } from '../settings/settingService.ts';
import type { VisitService } from '../visits/visitService.ts';
import type { Change } from './changes.ts';
import type { ShipmentDetails } from './details.ts';
import type { ListFilter, ShipmentPage } from './listing.ts';
import { statusesOf, toFilter } from './listParam.ts';
import type { ShipmentRecord } from './model/shipmentTable.ts';
import { isoTime, toShipmentRow } from './shipmentRow.ts';
import type { ShipmentService } from './shipmentService.ts';
import type { Overview } from './statistics.ts';
import { type StatusCounts, sumOf } from './statusCounts.ts';
import { toTrackInfo } from './trackInfo.ts';

interface Services {
  shipments: ShipmentService;
  settings: SettingService;
  visits: VisitService;
}

/** The buyer's calls about shipments, by the method's name on the wire. */
export const SHIPMENT_CALLS: BuyerCalls<typeof SHIPMENT_METHODS, Services> = {
  async GetIndexData({ IsArchived = false }, context) {
    const { owner, shipments, visits } = context;
    const [overview, capacity, lastVisit] = await Promise.all([
      shipments.statistics.readOverview(owner, IsArchived),
      shipments.statistics.readCapacity(owner),
      visits.see(owner),
    ]);
    return success({
      utn: { cnum: capacity.quota, unum: capacity.used, inum: capacity.free, anum: capacity.archived },
      eitem: countByState(overview.counts),
      statuses: overview.counts,
      attention: overview.attention,
      last_visit: isoTime(lastVisit),
      first_steps: await readFirstSteps(overview, context),
    });
  },

  async GetRecentUpdates({ Since }, { owner, shipments, visits, now }) {
    await visits.see(owner);
    const changed = await shipments.listing.listRecentChanges(owner, new Date(Since ?? 0));
    return success(changed.map((shipment) => toShipmentRow(shipment, now)));
  },

  async GetTrackInfoList(param, { owner, shipments, now }) {
    const filter = toFilter(param);
    const { rows, ...page } = await shipments.listing.list(owner, filter);
    return success(
      rows.map((shipment) => toShipmentRow(shipment, now)),
      pageInfoOf(filter, page),
    );
  },

  async GetTrackInfoIds(param, { owner, shipments }) {
    const filter = toFilter(param);
    const { ids, ...page } = await shipments.listing.listAllIds(owner, filter);
    return success({ TrackInfoIds: ids.map(String) }, pageInfoOf(filter, page));
  },

  async GetTrackInfoRows({ TrackInfoIds }, { owner, shipments, now }) {
    const rows = await shipments.listing.listByIds(owner, TrackInfoIds.map(Number));
    return success(rows.map((shipment) => toShipmentRow(shipment, now)));
  },

  async GetTrackNumbers(param, { owner, shipments }) {
    const ids =
      'Filter' in param ? (await shipments.listing.listAllIds(owner, toFilter(param.Filter))).ids : param.TrackInfoIds;
    return success({ TrackNos: await shipments.listing.listNumbers(owner, ids.map(Number)) });
  },

  async SetTrackRemark({ TrackInfoId, Remark, Base }, { owner, shipments }) {
    const id = Number(TrackInfoId);
    const outcome = await shipments.changes.setRemark(owner, id, Remark.trim(), Base);
    if (outcome.kind === 'done') return success(changed({ ids: [id], overQuota: [] }));
    return outcome.kind === 'notFound' ? notFound : changedMeanwhile({ Remark: outcome.remark } satisfies RemarkNow);
  },

  async SetTrackTagType({ tid, tids = [], tag }, { owner, shipments }) {
    const ids = tid === undefined ? tids : [tid, ...tids];
    const change = await shipments.changes.setTagType(owner, ids.map(Number), tag);
    return change.ids.length > 0 || tid === undefined ? success(changed(change)) : notFound;
  },

  async RefreshTrackNo({ TrackInfoIds }, { owner, shipments }) {
    const ids = await shipments.refreshing.refresh(owner, TrackInfoIds.map(Number));
    return ids ? success(changed({ ids, overQuota: [] })) : refreshedTooOften;
  },

  async SetTrackArchived({ TrackInfoIds }, { owner, shipments }) {
    return success(changed(await shipments.changes.archive(owner, TrackInfoIds.map(Number))));
  },

  async SetTrackActivate({ TrackInfoIds }, { owner, shipments }) {
    return revived(await shipments.changes.activate(owner, TrackInfoIds.map(Number)));
  },

  async DelTrackNo({ TrackInfoIds }, { owner, shipments }) {
    return success(changed(await shipments.changes.remove(owner, TrackInfoIds.map(Number))));
  },

  async RestoreTrackNo({ TrackInfoIds }, { owner, shipments }) {
    return revived(await shipments.changes.restore(owner, TrackInfoIds.map(Number)));
  },

  async GetTrackInfoById({ isa, tids }, { owner, shipments, now }) {
    const found = await shipments.details.findDetails(owner, tids.map(Number));
    await shipments.changes.markSeen(owner, tids.map(Number));
    const wanted = found.filter(({ shipment }) => isa === undefined || isa === (shipment.archivedAt !== null));
    return success(
      wanted.map((details) => ({
        ...toShipmentRow(details.shipment, now),
        track_info: toTrackInfo(details, now),
        additional_fields: details.shipment.additionalFields,
        missing_fields: missingOf(details.shipment),
        tracking_pages: trackingPagesOf(details),
        carrier_change_count: details.shipment.carrierChangeCount,
        is_retracked: details.shipment.isRetracked,
        stop_track_time: isoTime(details.shipment.stopTrackTime),
      })),
    );
  },
};

/** A customer with more shipments than this needs no first steps. */
const BEGINNERS = 10;

/** Each step is done when it was in fact done, here or on another device. */
async function readFirstSteps({ counts, archived }: Overview, { owner, shipments, settings }: BuyerContext & Services) {
  if (sumOf(counts, MAIN_STATUSES) + archived > BEGINNERS) return null;
  const [named, { notifications }] = await Promise.all([shipments.statistics.hasRemark(owner), settings.read(owner)]);
  return { named, notified: notifications.email.length + notifications.browser.length > 0 };
}

const refreshedTooOften = refuse(
  SHIPMENT_CODES.refreshedTooOften,
  'Carriers have been asked too often in the last hour.',
);
const notFound = refuse(SHIPMENT_CODES.notFound, 'There is no such shipment.');

/** A carrier that has answered has all the details it requires. */
function missingOf({ carrier, latestEvent, additionalFields }: ShipmentRecord): ShipmentDetail['missing_fields'] {
  return latestEvent ? [] : missingFields(carrier, additionalFields);
}

/** The tracking pages of the shipment's carriers that have one. */
function trackingPagesOf({ shipment, legs }: ShipmentDetails): ShipmentDetail['tracking_pages'] {
  const carriers = new Set([shipment.carrier, shipment.finalCarrier, ...legs.map(({ carrier }) => carrier)]);
  const pages = [...carriers].map((key) => [key, trackingPage(key, shipment.number)] as const);
  return Object.fromEntries(pages.flatMap(([key, page]) => (page === null ? [] : [[key, page]])));
}

function pageInfoOf({ page, pageSize }: ListFilter, { total, counts, urgent }: Omit<ShipmentPage, 'rows'>): PageInfo {
  const info = { Page: page, PerPage: pageSize, TotalCount: total, Counts: counts };
  return urgent ? { ...info, Attention: sumOf(urgent, MAIN_STATUSES) } : info;
}

function changed({ ids, overQuota }: Change): ChangedTrackNos {
  return { TrackInfoIds: ids.map(String), SuccessNum: ids.length, OverQuotaIds: overQuota.map(String) };
}

/** If nothing at all fits into the quota, the call is refused; otherwise the part that did not fit is named. */
function revived(change: Change) {
  if (change.ids.length > 0 || change.overQuota.length === 0) return success(changed(change));
  return refuse(SHIPMENT_CODES.overQuota, 'The tracking quota is used up.', changed(change));
}

function countByState(counts: StatusCounts): { e: number; ec: number }[] {
  const states = [...new Set(Object.values(PACKAGE_STATES))];
  return states.map((state) => ({
    e: state,
    ec: sumOf(counts, statusesOf(state)),
  }));
}
