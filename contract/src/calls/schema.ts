import { type Static, Type } from 'typebox';
import { countryCodes } from '../values/countryCodes.ts';
import { FIRST_YEAR, isInstant, isLocalTime, LAST_YEAR, readWireTime } from '../values/times.ts';
import { MAX_COUNT } from './limits.ts';

/** The parameter types of calls, each defined once: a text that does not match refuses the call. */

/** No unknown parameters: a misspelled one would be a filter that filters nothing. */
export const closed = { additionalProperties: false } as const;

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** As many digits as a number of JavaScript holds exactly. */
export const Id = Type.String({ pattern: '^[0-9]{1,15}$' });

/** Alpha-2, in capitals. */
export const CountryCode = Type.Enum([...countryCodes]);

const YEARS = `between ${FIRST_YEAR} and ${LAST_YEAR}`;
const MAX_TIME_LENGTH = 40;

/** ISO 8601 with a zone. */
export const Instant = Type.Refine(
  Type.String({ maxLength: MAX_TIME_LENGTH }),
  isInstant,
  () => `must be a time such as 2026-03-01T09:30Z, ${YEARS}`,
);

/** A day, or a day and a time of the customer's clock; empty: not known. */
export const LocalTime = Type.Refine(
  Type.String({ maxLength: MAX_TIME_LENGTH }),
  (text) => text === '' || isLocalTime(text),
  () => `must be a day such as 2026-03-01, or a time such as 2026-03-01T09:30, ${YEARS}`,
);

/** As clients of the public API write one; empty: not known. */
export const WireTime = Type.Refine(
  Type.String({
    maxLength: MAX_TIME_LENGTH,
    description: 'A day or a time, such as 2026-03-01 or 2026-03-01T09:30:00Z.',
  }),
  (text) => text === '' || readWireTime(text) !== null,
  () => `must be a day such as 2026-03-01, or a time such as 2026-03-01T09:30:00Z, ${YEARS}`,
);

/** Intl's name of one. The server may know fewer of them than a browser. */
export const ZoneName = Type.String({ pattern: '^[A-Za-z0-9_+-]{1,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$' });

/** 0: unknown, or the one detected from the number. */
export const CarrierKey = Type.Integer({ minimum: 0, maximum: 999_999_999 });

/** IPv4 or IPv6, as a list is filtered by it. */
export const IpAddress = Type.String({ pattern: '^[0-9A-Fa-f.:]{2,45}$' });

/** Names a request of the caller's: sent again, it has one effect. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' });

/** How many rows the user was shown before a change of all that a filter finds; more than any account has is refused. */
export const Previewed = Type.Integer({ minimum: 0, maximum: MAX_COUNT });

/** From 1. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: MAX_COUNT });

/** Where a page of a list in the order of time ended: the time and the id of its last row. */
export const PageCursor = Type.String({ pattern: '^[0-9]{1,15}_[0-9]{1,15}$' });

/** A call that takes nothing; clients send nothing or {}. */
export const NoParameters = Type.Object({}, closed);
export type NoParameters = Static<typeof NoParameters>;
