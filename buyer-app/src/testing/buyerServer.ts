import type { ProviderLeg } from '@tracking-console/contract/api/trackInfo';
import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/shipments/buyerApi';
import type { SavedView } from '@tracking-console/contract/shipments/savedViews';
import { type BuyerSettings, DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { GetTrackInfoList } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { changedMeanwhile, detailHandlers, isChangedMeanwhile } from './detailHandlers.ts';
import { shipmentDetail, shipmentRow } from './shipmentRow.ts';

type Handlers = { [Method in BuyerMethod]?: (param: BuyerParam<Method>) => unknown };
type Refused = { Code: number };

/** An answer that is no success: `refuse(-1)`. */
export const refuse = (code: number): Refused => ({ Code: code });
const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'Code' in answer;

interface BuyerServerOptions {
  rows?: ShipmentRow[];
  legs?: ProviderLeg[];
  /** Numbers that can be tracked at a time. */
  quota?: number;
  settings?: Partial<BuyerSettings>;
  /** Instead of what the server does by itself. */
  replaced?: Handlers;
}

/** The service of the buyer’s calls in memory: enough of it to check the effects of a customer's actions. */
export function buyerServer({
  rows = [],
  legs = [],
  quota = 50,
  settings = {},
  replaced = {},
}: BuyerServerOptions = {}) {
  let stored = [...rows];
  let set: BuyerSettings = { ...DEFAULT_SETTINGS, ...settings };
  const deleted = new Map<string, ShipmentRow>();
  let views: SavedView[] = [];
  const asked: { method: BuyerMethod; param: unknown }[] = [];
  const isListed = (row: ShipmentRow) => !row.FIsArchived;
  const change = (ids: readonly string[], changes: Partial<ShipmentRow>) => {
    stored = stored.map((row) => (ids.includes(row.FTrackInfoId) ? { ...row, ...changes } : row));
    return { TrackInfoIds: ids, SuccessNum: ids.length, OverQuotaIds: [] };
  };

  const listed = ({ IsArchived = false, Item = '', Statuses, Attention }: GetTrackInfoList) => {
    const found = stored.filter(
      (row) =>
        row.FIsArchived === IsArchived && `${row.FTrackNo} ${row.FRemark}`.toLowerCase().includes(Item.toLowerCase()),
    );
    const wanted = found
      .filter((row) => !Attention || isUrgent(row))
      .filter((row) => !Statuses || Statuses.includes(row.package_status));
    const counted = { Page: 1, PerPage: 40, TotalCount: wanted.length, Counts: countByStatus(found) };
    const pageInfo = Item || Attention ? { ...counted, Attention: found.filter(isUrgent).length } : counted;
    return { wanted, pageInfo };
  };

  const handlers: Required<Handlers> = {
    GetSettings: () => set,
    SaveSettings: ({ Section, Values, Base = {} }) => {
      if (isChangedMeanwhile({ ...set[Section] }, Base, Values)) return changedMeanwhile(set);
      set = { ...set, [Section]: { ...set[Section], ...Values } };
      return set;
    },
    ...detailHandlers({ find: (id) => stored.find((row) => row.FTrackInfoId === id), change }),
    GetIndexData: () => ({
      utn: {
        cnum: quota,
        unum: stored.filter(isListed).length,
        inum: quota - stored.filter(isListed).length,
        anum: stored.length - stored.filter(isListed).length,
      },
      eitem: [],
      statuses: countByStatus(stored.filter(isListed)),
      attention: stored.filter(isUrgent).length,
      last_visit: null,
      first_steps:
        stored.length > 10
          ? null
          : {
              named: stored.some(({ FRemark }) => FRemark !== ''),
              notified: set.notifications.email.length + set.notifications.browser.length > 0,
            },
    }),
    GetNotifications: () => ({ Notifications: [], UnsubscribeTime: null }),
    ResumeMails: () => null,
    GetRecentUpdates: ({ Since }) =>
      stored.filter((row) => isListed(row) && (Since === undefined || row.change_time > Since)).slice(0, 10),
    GetStatDaily: () => [],
    GetStatTransit: () => [],
    GetArrivingSoon: () => [],
    GetTrackInfoList: (param) => {
      const { Page = 1, PerPage = 40 } = param;
      const { wanted, pageInfo } = listed(param);
      return { Json: wanted.slice((Page - 1) * PerPage, Page * PerPage), pageInfo: { ...pageInfo, Page, PerPage } };
    },
    GetTrackInfoIds: (param) => {
      const { wanted, pageInfo } = listed(param);
      return { Json: { TrackInfoIds: wanted.map((row) => row.FTrackInfoId) }, pageInfo };
    },
    GetTrackInfoRows: ({ TrackInfoIds }) => stored.filter((row) => TrackInfoIds.includes(row.FTrackInfoId)),
    GetTrackNumbers: (param) => {
      const wanted = 'Filter' in param ? listed(param.Filter).wanted : stored;
      const isSelected = (row: ShipmentRow) => 'Filter' in param || param.TrackInfoIds.includes(row.FTrackInfoId);
      return { TrackNos: wanted.filter(isSelected).map((row) => row.FTrackNo) };
    },
    AddTrackNo: ({ TrackNos }) => {
      const Items = TrackNos.map((sent) => {
        const { TrackNo, Remark = '' } = typeof sent === 'string' ? { TrackNo: sent } : sent;
        const item = (ResultCode: number) => ({ TrackInfoId: null, TrackNo, ResultCode });
        if (stored.some((row) => row.FTrackNo === TrackNo)) return item(SHIPMENT_CODES.exists);
        if (stored.filter(isListed).length >= quota) return item(SHIPMENT_CODES.overQuota);
        const id = 1000 + stored.length;
        stored = [shipmentRow(id, { FTrackNo: TrackNo, FRemark: Remark, package_status: 'NotFound' }), ...stored];
        return { TrackInfoId: String(id), TrackNo, ResultCode: 0 };
      });
      const added = Items.filter(({ ResultCode }) => ResultCode === 0).length;
      return { Items, CanTrackNum: quota, UseTrackNum: 0, SuccessNum: added, ErrorNum: Items.length - added };
    },
    SetTrackRemark: ({ TrackInfoId, Remark, Base }) => {
      const now = stored.find((row) => row.FTrackInfoId === TrackInfoId)?.FRemark ?? '';
      if (Base !== undefined && ![Base, Remark].includes(now)) return changedMeanwhile({ Remark: now });
      return change([TrackInfoId], { FRemark: Remark });
    },
    GetSavedViews: () => views,
    SaveView: ({ Name, Query, IsDefault = false, List = 'active', Base }) => {
      const known = views.find((view) => view.Name === Name);
      if (known && Base !== undefined && ![Base, Query].includes(known.Query)) return changedMeanwhile(views);
      const others = views.filter((view) => view.Name !== Name);
      views = [...others, { ViewId: String(others.length + 1), Name, Query, IsDefault, List }];
      return views;
    },
    DeleteView: ({ ViewId }) => {
      views = views.filter((view) => view.ViewId !== ViewId);
      return views;
    },
    SetTrackTagType: ({ tid, tids = [], tag }) => change(tid ? [tid] : tids, { tag_type: tag }),
    RefreshTrackNo: ({ TrackInfoIds }) => change(TrackInfoIds, {}),
    SetTrackArchived: ({ TrackInfoIds }) => change(TrackInfoIds, { FIsArchived: true }),
    SetTrackActivate: ({ TrackInfoIds }) => change(TrackInfoIds, { FIsArchived: false }),
    DelTrackNo: ({ TrackInfoIds }) => {
      for (const row of stored) if (TrackInfoIds.includes(row.FTrackInfoId)) deleted.set(row.FTrackInfoId, row);
      stored = stored.filter((row) => !TrackInfoIds.includes(row.FTrackInfoId));
      return { TrackInfoIds, SuccessNum: TrackInfoIds.length, OverQuotaIds: [] };
    },
    RestoreTrackNo: ({ TrackInfoIds }) => {
      stored = [...TrackInfoIds.flatMap((id) => deleted.get(id) ?? []), ...stored];
      return { TrackInfoIds, SuccessNum: TrackInfoIds.length, OverQuotaIds: [] };
    },
    GetTrackInfoById: ({ tids }) =>
      stored.filter((row) => tids.includes(row.FTrackInfoId)).map((row) => shipmentDetail(row, legs)),
    ExplainNumber: () => [],
    DetectCarriers: ({ Numbers }) =>
      Numbers.map((number) => ({
        Number: number,
        IsNumber: isTrackingNumber(number),
        CheckDigit: 'valid',
        Carriers: [CHINA_POST],
        TrackInfoId: stored.find((row) => row.FTrackNo === number)?.FTrackInfoId ?? null,
        IsArchived: false,
      })),
  };

  return {
    asked,
    settings: () => set,
    paramsOf: (method: BuyerMethod) => asked.filter((call) => call.method === method).map(({ param }) => param),
    /** A shipment changed, or was added, while the console was hidden. */
    put: (row: ShipmentRow) => {
      stored = [row, ...stored.filter(({ FTrackInfoId }) => FTrackInfoId !== row.FTrackInfoId)];
    },
    /** The same, and it keeps its place. */
    change: (id: string, changes: Partial<ShipmentRow>) => void change([id], changes),
    async answer(body: unknown): Promise<object> {
      const { method, param } = body as { method: BuyerMethod; param: never }; // the wrapper every call of the buyer has
      asked.push({ method, param });
      const answer = await (replaced[method] ?? handlers[method])(param);
      if (isRefused(answer)) return { Message: '', Json: null, ...answer };
      const list =
        method === 'GetTrackInfoList' || method === 'GetTrackInfoIds' ? (answer as object) : { Json: answer };
      return { Code: 0, Message: '', ...list };
    },
  };
}

export type BuyerServer = ReturnType<typeof buyerServer>;

const CHINA_POST = {
  Carrier: 3011,
  Name: 'China Post',
  CheckDigit: 'valid' as const,
  Reason: 'checkDigit' as const,
  Service: null,
  RequiredFields: [],
};

const isUrgent = ({ attention }: ShipmentRow) => attention === 'red' || attention === 'amber';

const countByStatus = (rows: readonly ShipmentRow[]) =>
  Object.fromEntries(
    MAIN_STATUSES.map((status) => [status, rows.filter((row) => row.package_status === status).length]),
  );
