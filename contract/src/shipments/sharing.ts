import { type Static, Type } from 'typebox';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { closed, Id } from '../calls/schema.ts';
import { MAX_SYNC_ROWS } from '../tasks/taskConstants.ts';

/** Links that show one shipment to everyone who has them, without signing in. */

export const ShareTrackNo = Type.Object({ TrackInfoId: Id }, closed);
/** A link to each of several; of more shipments they are made by a task. */
export const ShareTrackNos = Type.Object(
  { TrackInfoIds: Type.Array(Id, { minItems: 1, maxItems: MAX_SYNC_ROWS }) },
  closed,
);
export const GetTrackShares = Type.Object({ TrackInfoId: Id }, closed);
export const RevokeTrackShare = Type.Object({ TrackInfoId: Id, ShareId: Id }, closed);

export const Share = Type.Object({
  ShareId: Id,
  /** On the console's own origin; empty where it cannot be shown again. */
  Path: Type.String(),
  CreateTime: Type.String(),
  ExpireTime: Type.String(),
  /** When it was last opened. */
  LastOpenTime: Type.Union([Type.String(), Type.Null()]),
});
export type Share = Static<typeof Share>;

const NewShares = Type.Object({
  Shares: Type.Array(Type.Object({ TrackInfoId: Id, TrackNo: Type.String(), Path: Type.String() })),
  /** How many have as many links as they can have, or are not there. */
  ErrorNum: Type.Integer(),
});
export type NewShares = Static<typeof NewShares>;

/** Newest first. */
const Shares = Type.Array(Share);

export const SHARING_METHODS = {
  ShareTrackNo: { param: ShareTrackNo, answer: Share, recentCheck: 'not needed' },
  ShareTrackNos: { param: ShareTrackNos, answer: NewShares, recentCheck: 'not needed' },
  GetTrackShares: { param: GetTrackShares, answer: Shares, recentCheck: 'not needed' },
  RevokeTrackShare: { param: RevokeTrackShare, answer: Shares, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
