import { type Static, Type } from 'typebox';
import { ModuleName } from './releases.ts';

/** Leave to run local modules inside a deployed console (OV-2): one session, named modules, named origins, for some hours. */

const closed = { additionalProperties: false } as const;

export const OVERRIDE_ROOT = '/release-api/v1/grants';
export const LONGEST_GRANT_HOURS = 8;
export const LOCAL_ORIGIN = 'http://localhost:*';

const Origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:(\\d{1,5}|\\*))?$', maxLength: 200 });

export const IssueGrant = Type.Object(
  {
    modules: Type.Array(ModuleName, { minItems: 1, maxItems: 20, uniqueItems: true }),
    /** Default: localhost on any port. */
    origins: Type.Optional(Type.Array(Origin, { minItems: 1, maxItems: 5, uniqueItems: true })),
    hours: Type.Number({ exclusiveMinimum: 0, maximum: LONGEST_GRANT_HOURS }),
    reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }),
  },
  closed,
);
export type IssueGrant = Static<typeof IssueGrant>;

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
  /** The session that asks holds it. */
  isOwn: boolean;
}
