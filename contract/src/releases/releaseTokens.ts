import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { ChannelName } from './releases.ts';

/** What a token is good for; "revoke" is about the grants of developers. */
export const VERBS = ['read', 'publish', 'check', 'promote', 'canary', 'rollback', 'revoke'] as const;
export type Verb = (typeof VERBS)[number];
export const Verb = Type.Union(VERBS.map((name) => Type.Literal(name)));

/** Where `npm start` leaves the token of its demo, below the data folder; `npm run release` reads it. */
export const TOKEN_FILE = 'release-token';

export const CreateToken = Type.Object(
  {
    /** Of the program that will hold it. */
    name: Type.String({ pattern: '^[A-Za-z0-9._-]+$', maxLength: 60 }),
    channels: Type.Array(ChannelName, { minItems: 1, uniqueItems: true }),
    verbs: Type.Array(Verb, { minItems: 1, uniqueItems: true }),
    /** Until it ends; at most a year. */
    days: Type.Integer({ minimum: 1, maximum: 366 }),
  },
  closed,
);
/** A union that is made of a list has lost its words. */
export type CreateToken = Omit<Static<typeof CreateToken>, 'channels' | 'verbs'> & {
  channels: ChannelName[];
  verbs: Verb[];
};

export interface ReleaseToken {
  id: string;
  /** E-mail of who made it, "/" and its name: the caller in the ledger. */
  caller: string;
  channels: ChannelName[];
  verbs: Verb[];
  createTime: string;
  expireTime: string | null;
  lastUseTime: string | null;
  revokeTime: string | null;
}

export interface NewReleaseToken extends ReleaseToken {
  /** Shown this once and kept nowhere. */
  token: string;
}
