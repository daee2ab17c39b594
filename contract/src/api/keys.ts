import { type Static, Type } from 'typebox';
import { closed, Id } from '../calls/schema.ts';
import { Line, Name } from '../values/text.ts';
import { DATA_MODES, type DataMode, KEY_LIVES, KEY_SCOPES, type KeyScope, MAX_RANGES } from './keyConstants.ts';
import { SECRET_GRACE_NAMES } from './webhookConstants.ts';

/** Calls of the console API about access keys of the public API and the addresses they may be used from. */

export const CreateKey = Type.Object(
  {
    name: Name(60),
    mode: Type.Optional(Type.Enum([...DATA_MODES])),
    /** None named: all. */
    scopes: Type.Optional(Type.Array(Type.Enum(KEY_SCOPES), { minItems: 1, maxItems: KEY_SCOPES.length })),
    /** Days until it expires; none named: never. */
    expire_days: Type.Optional(Type.Enum(KEY_LIVES)),
    /** Webhooks are signed with it from now on. */
    signing: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type CreateKey = Static<typeof CreateKey>;

/** `keep`: how long the old value stays valid beside the new one. */
export const RollKey = Type.Object(
  { id: Id, keep: Type.Enum(SECRET_GRACE_NAMES), signing: Type.Optional(Type.Boolean()) },
  closed,
);
export type RollKey = Static<typeof RollKey>;

export const NamedKey = Type.Object({ id: Id }, closed);
export type NamedKey = Static<typeof NamedKey>;

export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  mode: DataMode;
  scopes: KeyScope[];
  status: 'Active' | 'Expired' | 'Revoked';
  create_time: string;
  expire_time: string | null;
  last_used_time: string | null;
  last_used_ip: string | null;
  /** The value before the present one, while it is valid. */
  previous: { last4: string; until: string; last_used_time: string | null } | null;
  signing: boolean;
  /** Whether its value can still be shown once more; only the signing key's can. */
  revealable: boolean;
}

export interface KeyList {
  keys: ApiKeyRow[];
  /** Keys that may be active at a time. */
  limit: number;
}

/** The only answer with the whole key, sent once. */
export interface CreatedKey extends ApiKeyRow {
  key: string;
}

/** An address or a network in CIDR notation; the call checks that itself and refuses with its own code. */
const AddressRange = Type.Object({ range: Line(64), note: Line(100) }, closed);
export type AddressRange = Static<typeof AddressRange>;

const ranges = Type.Array(AddressRange, { maxItems: MAX_RANGES });

/** `version` is that of the list the change was made to. */
export const SaveRanges = Type.Object(
  {
    enabled: Type.Boolean(),
    ranges,
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    /** The customer knows that calls from the own address, or from those of the last calls, will be refused. */
    confirmed: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type SaveRanges = Static<typeof SaveRanges>;

export const CheckRanges = Type.Object({ ranges }, closed);
export type CheckRanges = Static<typeof CheckRanges>;

export interface RangeList {
  enabled: boolean;
  ranges: AddressRange[];
  version: number;
  /** Where this call came from. */
  own_address: string;
}

/** What a list would have done to the last calls with a key. */
export interface RangeCheck {
  calls: number;
  refused: number;
  /** Addresses that would be refused, those with the most calls first. */
  addresses: { ip: string; calls: number; last_time: string }[];
  own_refused: boolean;
}

export const RANGE_PROBLEMS = ['format', 'duplicate', 'empty', 'lockOut', 'changed'] as const;

/** Why a list is not saved; `place` is that of the range the problem is about, from 0. */
export interface RangeRefusal {
  problem: (typeof RANGE_PROBLEMS)[number];
  place?: number;
  check?: RangeCheck;
  list?: RangeList;
}
