import { type Static, Type } from 'typebox';
import { closed } from '../calls/schema.ts';
import { Line, Name } from '../values/text.ts';
import { MAX_GRANT_HOURS } from './releaseNames.ts';
import { ModuleName } from './releases.ts';

export { MAX_GRANT_HOURS, OVERRIDE_ROOT } from './releaseNames.ts';

/**
 * A grant to run local modules inside a deployed console: one session, named modules, named origins, for some hours.
 */

export const LOCAL_ORIGIN = 'http://localhost:*';

const Origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:(\\d{1,5}|\\*))?$', maxLength: 200 });

/** A session holds one grant: the next one takes the place of the last. */
export const IssueGrant = Type.Object(
  {
    modules: Type.Array(ModuleName, { minItems: 1, maxItems: 20, uniqueItems: true }),
    /** Default: localhost on any port. */
    origins: Type.Optional(Type.Array(Origin, { minItems: 1, maxItems: 5, uniqueItems: true })),
    hours: Type.Number({ exclusiveMinimum: 0, maximum: MAX_GRANT_HOURS }),
    reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }),
  },
  closed,
);
export type IssueGrant = Static<typeof IssueGrant>;

/** How an override of a page ended: it ran, it failed, or the grant does not cover it. */
export const OVERRIDE_OUTCOMES = ['used', 'failed', 'ignored'] as const;
export type OverrideOutcome = (typeof OVERRIDE_OUTCOMES)[number];

/** POST /grants/{id}/outcomes */
export const ReportOutcome = Type.Object(
  {
    outcome: Type.Enum(OVERRIDE_OUTCOMES),
    module: Name(100),
    address: Line(300),
    /** Of one that failed. */
    reason: Type.Optional(Line(60)),
  },
  closed,
);
export type ReportOutcome = Static<typeof ReportOutcome>;

export type GrantAction = 'issued' | 'revoked' | OverrideOutcome;

/** A row of a grant's audit. */
export interface GrantEvent {
  time: string;
  /** E-mail. */
  actor: string;
  action: GrantAction;
  /** null: the event is about the grant as a whole. */
  override: Omit<ReportOutcome, 'outcome'> | null;
}

export interface Grant {
  id: string;
  /** E-mail of the developer. */
  holder: string;
  modules: string[];
  origins: string[];
  reason: string;
  issueTime: string;
  expireTime: string;
  revokeTime: string | null;
  revokedBy: string | null;
  /** Neither run out nor revoked, and its session has not ended. */
  isActive: boolean;
  /** The session of this call holds it. */
  isOwn: boolean;
  /** Oldest first. */
  events: GrantEvent[];
}

/** GET /grants: all grants for those who may release, else one's own; of the last 30 days, newest first. */
export interface GrantList {
  grants: Grant[];
  /** What a grant can name: the modules of the release that is served. */
  modules: string[];
  /** Where they may come from. */
  origins: string[];
}

/** What a page gets of its session's grant. */
export interface PageGrant {
  id: string;
  modules: string[];
  origins: string[];
  expireTime: string;
}
