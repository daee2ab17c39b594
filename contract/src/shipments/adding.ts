import { type Static, Type } from 'typebox';
import { AdditionalFields } from '../api/trackFields.ts';
import type { CallDeclarations } from '../calls/callDeclaration.ts';
import { CarrierKey, closed, Id, Nullable } from '../calls/schema.ts';
import { Lines } from '../values/text.ts';
import { CANDIDATE_REASONS } from './carrierFields.ts';
import { RequiredField } from './carriers.ts';
import { CHECK_DIGIT_STATES, MAX_NUMBERS, MAX_REMARK } from './shipmentConstants.ts';

/** The buyer's calls about numbers on their way into the list; buyerApi.ts has how they are sent. */

export const NewTrackNo = Type.Object(
  {
    TrackNo: Type.String({ maxLength: 200 }),
    Carrier: Type.Optional(CarrierKey),
    Remark: Type.Optional(Lines(MAX_REMARK)),
    ...AdditionalFields,
  },
  closed,
);
export type NewTrackNo = Static<typeof NewTrackNo>;
export const AddTrackNo = Type.Object(
  {
    TrackNos: Type.Array(Type.Union([Type.String({ maxLength: 200 }), NewTrackNo]), {
      minItems: 1,
      maxItems: MAX_NUMBERS,
    }),
  },
  closed,
);
export type AddTrackNo = Static<typeof AddTrackNo>;
export const AddedTrackNos = Type.Object({
  /** One a row sent, in their order. ResultCode is 0 or one of SHIPMENT_CODES. */
  Items: Type.Array(Type.Object({ TrackInfoId: Nullable(Id), TrackNo: Type.String(), ResultCode: Type.Integer() })),
  CanTrackNum: Type.Integer(),
  UseTrackNum: Type.Integer(),
  SuccessNum: Type.Integer(),
  ErrorNum: Type.Integer(),
});
export type AddedTrackNos = Static<typeof AddedTrackNos>;

export const DetectCarriers = Type.Object(
  { Numbers: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: MAX_NUMBERS }) },
  closed,
);
export type DetectCarriers = Static<typeof DetectCarriers>;
export const DetectedNumber = Type.Object({
  /** As it would be added. */
  Number: Type.String(),
  /** Whether it may be added: 5–50 of A–Z, 0–9 and hyphen, a digit among them. */
  IsNumber: Type.Boolean(),
  CheckDigit: Type.Enum(CHECK_DIGIT_STATES),
  /** The likeliest first. */
  Carriers: Type.Array(
    Type.Object({
      Carrier: Type.Integer(),
      Name: Type.String(),
      CheckDigit: Type.Enum(['valid', 'none']),
      Reason: Type.Enum(CANDIDATE_REASONS),
      Service: Nullable(Type.String()),
      RequiredFields: Type.Array(RequiredField),
    }),
  ),
  /** A shipment of the caller's with this number. */
  TrackInfoId: Nullable(Id),
  IsArchived: Type.Boolean(),
});
export type DetectedNumber = Static<typeof DetectedNumber>;

export const ADDING_METHODS = {
  AddTrackNo: { param: AddTrackNo, answer: AddedTrackNos, recentCheck: 'not needed' },
  DetectCarriers: { param: DetectCarriers, answer: Type.Array(DetectedNumber), recentCheck: 'not needed' },
} as const satisfies CallDeclarations;
