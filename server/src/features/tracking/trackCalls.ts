import {
  CarrierChangeItem,
  ChangedItem,
  NumberItem,
  RegisterItem,
  type TrackError,
  TrackListFilter,
  type TrackListPage,
} from '@tracking-console/contract/tracking';
import { SQL } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { compileCheck } from '../../http/unreadable.ts';
import type { Owner } from '../../owner.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { changeCarrier, retrack } from './correctedNumbers.ts';
import { createItemReader } from './readItems.ts';
import { register } from './register.ts';
import { deleteTrack, getTrackInfo, type Pushes, pushTrack, stopTrack } from './registeredNumbers.ts';
import { trackError, wholeFailure } from './trackErrors.ts';
import { toConditions, toOrder, toStatus } from './trackListFilter.ts';
import { toTrackListRow } from './trackListRow.ts';
import type { TrackListService } from './trackListService.ts';
import { TRACK_PAGE } from './trackListService.ts';

export interface TrackServices {
  shipments: ShipmentService;
  quotas: QuotaService;
  trackLists: TrackListService;
  pushes: Pushes;
  now(): Date;
}

/** The services, the caller and the body as it came. */
type TrackCall = (services: TrackServices, owner: Owner, body: unknown) => Promise<TrackAnswer>;
export type TrackAnswer = { code: number; data: unknown; page?: TrackListPage };

const readRegistrations = createItemReader(RegisterItem);
const readNumbers = createItemReader(NumberItem);
const readChanged = createItemReader(ChangedItem);
const readChanges = createItemReader(CarrierChangeItem);
const listFilter = Compile(TrackListFilter);
const checkFilter = compileCheck(TrackListFilter);

/** The calls of the public API by the last part of their address, in lower case and the order of its documentation. */
export const TRACK_CALLS: ReadonlyMap<string, TrackCall> = new Map<string, TrackCall>([
  ['register', inBatches(readRegistrations, ({ shipments }, owner, items) => register(shipments, owner, items))],
  [
    'gettrackinfo',
    inBatches(readNumbers, ({ shipments, now }, owner, items) => getTrackInfo(shipments, owner, items, now())),
  ],
  ['gettracklist', getTrackList],
  ['changecarrier', inBatches(readChanges, ({ shipments }, owner, items) => changeCarrier(shipments, owner, items))],
  ['stoptrack', inBatches(readChanged, ({ shipments }, owner, items) => stopTrack(shipments, owner, items))],
  ['retrack', inBatches(readChanged, ({ shipments }, owner, items) => retrack(shipments, owner, items))],
  ['deletetrack', inBatches(readChanged, ({ shipments }, owner, items) => deleteTrack(shipments, owner, items))],
  ['push', push],
  ['getquota', async ({ quotas }, owner) => ({ code: 0, data: await quotas.read(owner) })],
]);

interface Batch {
  accepted: unknown[];
  rejected: unknown[];
}

function inBatches<Item>(
  read: (body: unknown) => { items: Item[]; rejected: unknown[] } | TrackError,
  call: (services: TrackServices, owner: Owner, items: Item[]) => Promise<Batch>,
): TrackCall {
  return async (services, owner, body) => {
    const list = read(body);
    if ('code' in list) return wholeFailure(list);
    const answer = await call(services, owner, list.items);
    return { code: 0, data: { accepted: answer.accepted, rejected: [...list.rejected, ...answer.rejected] } };
  };
}

async function push(services: TrackServices, owner: Owner, body: unknown): Promise<TrackAnswer> {
  const list = readChanged(body);
  if ('code' in list) return wholeFailure(list);
  const answer = await pushTrack(services, owner, list.items);
  if (!answer) return wholeFailure(trackError(-18010204));
  return { code: 0, data: { accepted: answer.accepted, rejected: [...list.rejected, ...answer.rejected] } };
}

async function getTrackList(services: TrackServices, owner: Owner, body: unknown): Promise<TrackAnswer> {
  if (!listFilter.Check(body)) return wholeFailure(faultOf(body));
  const conditions = toConditions(body);
  if (conditions && !(conditions instanceof SQL)) return wholeFailure(conditions);
  const status = toStatus(body);
  if (body.package_status && !status) return wholeFailure(trackError(-18010011, 'package_status'));
  // Page 0 means the first as well.
  const page = Math.max(1, Number(body.page_no ?? 1));
  const { rows, total, counts } = await services.trackLists.list(owner, {
    conditions,
    status,
    order: toOrder(body),
    page,
  });
  const pages = Math.ceil(total / TRACK_PAGE);
  const accepted = rows.map((shipment) => toTrackListRow(shipment, services.now()));
  return {
    code: 0,
    data: { accepted, rejected: [], has_more: page < pages, total_pages: pages, counts },
    page: { data_total: total, page_total: pages, page_no: page, page_size: TRACK_PAGE },
  };
}

function faultOf(body: unknown): TrackError {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return trackError(-18010013);
  return trackError(-18010015, checkFilter(body)?.field);
}
