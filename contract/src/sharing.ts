import { type Static, Type } from 'typebox';

/** Links that show one shipment to whoever has them, without signing in. */

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9]{1,18}$' });

export const ShareTrackNo = Type.Object({ TrackInfoId: Id }, closed);
export const GetTrackShares = Type.Object({ TrackInfoId: Id }, closed);
export const RevokeTrackShare = Type.Object({ TrackInfoId: Id, ShareId: Id }, closed);

export const Share = Type.Object({
  ShareId: Id,
  CreateTime: Type.String(),
  ExpireTime: Type.String(),
  /** When somebody opened it last. */
  LastOpenTime: Type.Union([Type.String(), Type.Null()]),
});
export type Share = Static<typeof Share>;

export interface NewShare extends Share {
  /** The address, on the console's own origin. It is told this once: the provider keeps no copy. */
  Path: string;
}

export const SHARING_METHODS = { ShareTrackNo, GetTrackShares, RevokeTrackShare } as const;

export interface SharingAnswers {
  ShareTrackNo: NewShare;
  /** Newest first. */
  GetTrackShares: Share[];
  RevokeTrackShare: Share[];
}
