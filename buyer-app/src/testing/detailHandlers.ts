import type { OrderInfo } from '@tracking-console/contract/shipments/orderInfo';
import type { Share } from '@tracking-console/contract/shipments/sharing';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';

type Values = Readonly<Record<string, unknown>>;

/** As the server compares. */
export function isChangedMeanwhile(stored: Values, base: Values, change: Values): boolean {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.keys(change).some(
    (name) => name in base && !isSame(stored[name], base[name]) && !isSame(stored[name], change[name]),
  );
}

export const changedMeanwhile = (now: unknown) => ({ Code: SHIPMENT_CODES.changedMeanwhile, Json: now });

interface Shelf {
  find: (id: string) => ShipmentRow | undefined;
  change: (ids: readonly string[], changes: Partial<ShipmentRow>) => unknown;
}

/** The order service's calls for a single shipment: its order, its links, and its corrections. */
export function detailHandlers({ find, change }: Shelf) {
  const orders = new Map<string, OrderInfo>();
  const shares = new Map<string, Share[]>();
  const orderOf = (tid: string) => orders.get(tid) ?? { tid, opn: '', ptoid: '', pt: '', otime: '' };
  const changed = (id: string, changes: Partial<ShipmentRow>) => {
    change([id], changes);
    return find(id);
  };
  return {
    GetOrderInfoById: ({ tid }: { tid: string }) => orderOf(tid),
    SaveOrderInfo: ({ base = {}, ...change }: Partial<OrderInfo> & { tid: string; base?: object }) => {
      const stored = orderOf(change.tid);
      if (isChangedMeanwhile({ ...stored }, { ...base }, change)) return changedMeanwhile(stored);
      const saved = { ...stored, ...change };
      orders.set(change.tid, saved);
      return saved;
    },
    SetTrackCarrier: ({ TrackInfoId, FirstCarrier }: { TrackInfoId: string; FirstCarrier: number }) =>
      changed(TrackInfoId, { FFirstCarrier: FirstCarrier, package_status: 'NotFound', sub_status: 'NotFound_Other' }),
    SetTrackFields: ({ TrackInfoId }: { TrackInfoId: string }) => changed(TrackInfoId, {}),
    RetrackTrackNo: ({ TrackInfoId }: { TrackInfoId: string }) =>
      changed(TrackInfoId, { tracking_status: 'Tracking', stop_track_reason: null }),
    ShareTrackNo: ({ TrackInfoId }: { TrackInfoId: string }) => {
      const earlier = shares.get(TrackInfoId) ?? [];
      const share = {
        ShareId: String(earlier.length + 1),
        Path: `/share/token-${earlier.length + 1}`,
        CreateTime: '2026-03-05T08:00:00.000Z',
        ExpireTime: '2026-06-03T08:00:00.000Z',
        LastOpenTime: null,
      };
      shares.set(TrackInfoId, [share, ...earlier]);
      return share;
    },
    ShareTrackNos: ({ TrackInfoIds }: { TrackInfoIds: string[] }) => ({
      Shares: TrackInfoIds.map((TrackInfoId) => ({
        TrackInfoId,
        TrackNo: find(TrackInfoId)?.FTrackNo ?? '',
        Path: `/share/token-${TrackInfoId}`,
      })),
      ErrorNum: 0,
    }),
    GetTrackShares: ({ TrackInfoId }: { TrackInfoId: string }) => shares.get(TrackInfoId) ?? [],
    RevokeTrackShare: ({ TrackInfoId, ShareId }: { TrackInfoId: string; ShareId: string }) => {
      const left = (shares.get(TrackInfoId) ?? []).filter((share) => share.ShareId !== ShareId);
      shares.set(TrackInfoId, left);
      return left;
    },
  };
}
