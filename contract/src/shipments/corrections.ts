import { type Static, Type } from 'typebox';
import { AdditionalFields } from '../api/trackFields.ts';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { CarrierKey, closed, Id } from '../calls/schema.ts';
import { ShipmentRow } from './shipmentRow.ts';

/** The buyer's calls that correct a shipment: another carrier, a detail the carrier needs, following once more. */

export const SetTrackCarrier = Type.Object(
  {
    TrackInfoId: Id,
    /** 0: the one its format speaks for. */
    FirstCarrier: CarrierKey,
    /** The last-mile carrier; 0: none, or the one the first names. */
    SecondCarrier: Type.Optional(CarrierKey),
    /** The values when the change began: if one has changed since, the call is refused with the shipment as it is. */
    Base: Type.Optional(Type.Object({ FirstCarrier: CarrierKey, SecondCarrier: CarrierKey }, closed)),
  },
  closed,
);
export type SetTrackCarrier = Static<typeof SetTrackCarrier>;

/** Fields left out stay as they are; an empty text takes one away. */
export const SetTrackFields = Type.Object(
  {
    TrackInfoId: Id,
    Fields: Type.Object(AdditionalFields, closed),
    /** The values when the change began, '' where there was none; as Base of SetTrackCarrier. */
    Base: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 1000 }), { maxProperties: 40 })),
  },
  closed,
);
export type SetTrackFields = Static<typeof SetTrackFields>;

/** Follows a stopped shipment once more; once in its life. */
export const RetrackTrackNo = Type.Object({ TrackInfoId: Id }, closed);
export type RetrackTrackNo = Static<typeof RetrackTrackNo>;

/** Answered with the shipment right after the call; the carrier's answer comes a little later. */
export const CORRECTION_METHODS = {
  SetTrackCarrier: { param: SetTrackCarrier, answer: ShipmentRow, recentCheck: 'not needed' },
  SetTrackFields: { param: SetTrackFields, answer: ShipmentRow, recentCheck: 'not needed' },
  RetrackTrackNo: { param: RetrackTrackNo, answer: ShipmentRow, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
