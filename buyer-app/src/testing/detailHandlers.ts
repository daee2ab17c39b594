import type { OrderInfo } from '@tracking-console/contract/orderInfo';
import type { Share } from '@tracking-console/contract/sharing';
import type { ShipmentRow } from '@tracking-console/contract/shipmentRow';

interface Shelf {
  find: (id: string) => ShipmentRow | undefined;
  change: (ids: readonly string[], changes: Partial<ShipmentRow>) => unknown;
}

/** What the order service does about a single shipment: its order, its links, and what sets it right. */
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
    SaveOrderInfo: (param: Partial<OrderInfo> & { tid: string }) => {
      const saved = { ...orderOf(param.tid), ...param };
      orders.set(param.tid, saved);
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
        CreateTime: '2026-03-05T08:00:00.000Z',
        ExpireTime: '2026-06-03T08:00:00.000Z',
        LastOpenTime: null,
      };
      shares.set(TrackInfoId, [share, ...earlier]);
      return { ...share, Path: `/share/token-${share.ShareId}` };
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
