import type { SHARING_METHODS, Share } from '@tracking-console/contract/shipments/sharing';
import { SHARING_CODES } from '@tracking-console/contract/shipments/sharingConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { refuse } from '../../http/calls/refusal.ts';
import type { ShareRecord } from './shareTable.ts';
import type { SharingService } from './sharingService.ts';
import { sharePath } from './sharingService.ts';

/** The buyer's calls about links to a shipment, by the method's name on the wire. */
export const SHARING_CALLS: BuyerCalls<typeof SHARING_METHODS, { sharing: SharingService }> = {
  async ShareTrackNo({ TrackInfoId }, { owner, sharing }) {
    const made = await sharing.share(owner, Number(TrackInfoId));
    if (made.kind === 'notFound') return notFound;
    if (made.kind === 'tooMany') return tooMany;
    return success(toShare(made.share, sharing));
  },

  async ShareTrackNos({ TrackInfoIds }, { owner, sharing }) {
    const { shared } = await sharing.shareAll(owner, [...new Set(TrackInfoIds.map(Number))]);
    return success({
      Shares: shared.map(({ id, number, token }) => ({
        TrackInfoId: String(id),
        TrackNo: number,
        Path: sharePath(token),
      })),
      ErrorNum: TrackInfoIds.length - shared.length,
    });
  },

  async GetTrackShares({ TrackInfoId }, { owner, sharing }) {
    return answer(await sharing.list(owner, Number(TrackInfoId)), sharing);
  },

  async RevokeTrackShare({ TrackInfoId, ShareId }, { owner, sharing }) {
    return answer(await sharing.revoke(owner, Number(TrackInfoId), Number(ShareId)), sharing);
  },
};

const notFound = refuse(SHIPMENT_CODES.notFound, 'There is no such shipment.');
const tooMany = refuse(SHARING_CODES.tooMany, 'The shipment has as many links as it can have.');

const answer = (records: ShareRecord[] | null, sharing: SharingService) =>
  records ? success(records.map((record) => toShare(record, sharing))) : notFound;

const toShare = (record: ShareRecord, { pathOf }: SharingService): Share => ({
  ShareId: String(record.id),
  Path: pathOf(record),
  CreateTime: record.createTime.toISOString(),
  ExpireTime: record.expireTime.toISOString(),
  LastOpenTime: record.lastOpenTime?.toISOString() ?? null,
});
