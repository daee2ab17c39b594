import { type Static, type TSchema, Type } from 'typebox';

/** Codes of the envelope that belong to no feature; 0 is success. */
export const CODE = { success: 0, failed: -1, notSignedIn: -6, policyUpdateNeeded: -7 } as const;

/** The answer of the new-user, console and public calls; `data` is null in a refusal. */
export const Envelope = <Data extends TSchema>(data: Data) =>
  Type.Object({ code: Type.Integer(), message: Type.String(), data: Type.Union([data, Type.Null()]) });

/** The request of the legacy calls. */
export const LegacyRequest = Type.Object(
  {
    version: Type.String({ maxLength: 10 }),
    /** Minutes; no zone is further from UTC. */
    timeZoneOffset: Type.Integer({ minimum: -900, maximum: 900 }),
    method: Type.String({ maxLength: 60 }),
    param: Type.Unknown(),
  },
  { additionalProperties: false },
);

export type LegacyRequest = Static<typeof LegacyRequest>;

/** What a call without data answers. */
export const Nothing = Type.Null();
