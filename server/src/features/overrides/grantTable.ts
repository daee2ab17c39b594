import { time } from '../../columns.ts';
import { bigint, index, jsonb, pgTable, text, uuid } from '../../drizzle.ts';
import { gid } from '../users/userTable.ts';

/** Permissions to run local modules, each held by one session. */
export const overrideGrants = pgTable(
  'override_grants',
  {
    id: uuid('id').primaryKey(),
    gid: gid(),
    /** Hash of the session's id, as sessions keep it: ends with the session. */
    session: text('session').notNull(),
    modules: text('modules').array().notNull(),
    origins: text('origins').array().notNull(),
    reason: text('reason').notNull(),
    issueTime: time('issue_time').notNull(),
    expireTime: time('expire_time').notNull(),
    revokeTime: time('revoke_time'),
    revokedBy: text('revoked_by'),
  },
  (table) => [index('override_grants_session').on(table.session)],
);

/** Which grants users got, used or lost; kept for a year. */
export const overrideAudit = pgTable(
  'override_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    time: time('time').notNull(),
    grant: uuid('grant').notNull(),
    actor: text('actor').notNull(),
    action: text('action', { enum: ['issued', 'revoked', 'used', 'failed', 'ignored'] }).notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('override_audit_age').on(table.time)],
);
