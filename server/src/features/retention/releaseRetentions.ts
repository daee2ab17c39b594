import { sql } from '../../drizzle.ts';
import { overrideAudit, overrideGrants } from '../overrides/grantTable.ts';
import { approvals, releaseTokens } from '../releases/releaseTable.ts';
import { olderThan, type Retention } from './retention.ts';

/** Retention of releases and overrides. */
export const RELEASE_RETENTIONS: readonly Retention[] = [
  {
    what: 'Override grants',
    tables: ['override_grants'],
    kept: '365 days after they ended',
    why: 'They explain the audit.',
    ...olderThan(overrideGrants, overrideGrants.expireTime, 365),
  },
  {
    what: 'Audit of overrides',
    tables: ['override_audit'],
    kept: '365 days',
    why: 'Who ran what in production.',
    ...olderThan(overrideAudit, overrideAudit.time, 365),
  },
  {
    what: 'Requests for a second approval',
    tables: ['release_approvals'],
    kept: '365 days after they ended',
    why: 'The release ledger has what was approved.',
    ...olderThan(approvals, approvals.expireTime, 365),
  },
  {
    what: 'Release tokens',
    tables: ['release_tokens'],
    kept: '365 days after they ended',
    why: 'Who could release at the time.',
    ...olderThan(releaseTokens, sql`least(${releaseTokens.revokeTime}, ${releaseTokens.expireTime})`, 365),
  },
  {
    what: 'Load reports, answers kept for repeated requests',
    tables: ['release_loads', 'release_load_tellers', 'release_answers'],
    kept: '40 days, 10 minutes and 1 day',
    why: 'A month of comparison; repeats come at once.',
    clear: ({ releases }) => releases.forgetOld(),
  },
];
