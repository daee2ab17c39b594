import type { GrantAction, GrantEvent, ReportOutcome } from '@tracking-console/contract/releases/overrides';
import type { Database, Transaction } from '../../database.ts';
import { asc, inArray, sql } from '../../drizzle.ts';
import { overrideAudit } from './grantTable.ts';

/** A page that is loaded repeatedly must not fill the audit; grants given and revoked are always recorded. */
const MAX_EVENTS_PER_GRANT = 200;

interface NewEvent {
  grant: string;
  time: Date;
  /** E-mail. */
  actor: string;
  action: GrantAction;
  override?: Omit<ReportOutcome, 'outcome'>;
}

/** Records an event; an outcome reported by a page is recorded once. */
export async function recordEvent(writer: Database | Transaction, event: NewEvent): Promise<void> {
  const { grant, time, actor, action, override } = event;
  const detail = JSON.stringify(override ?? {});
  await writer.execute(sql`
    INSERT INTO ${overrideAudit} ("time", "grant", "actor", "action", "detail")
    SELECT ${time.toISOString()}::timestamptz, ${grant}::uuid, ${actor}, ${action}, ${detail}::jsonb
    WHERE NOT EXISTS (
        SELECT FROM ${overrideAudit} AS known
        WHERE known."grant" = ${grant}::uuid AND known."action" = ${action} AND known."detail" = ${detail}::jsonb)
      AND (${override === undefined} OR (SELECT count(*) FROM ${overrideAudit} AS all_of_it WHERE all_of_it."grant" = ${grant}::uuid) < ${MAX_EVENTS_PER_GRANT})`);
}

/** Those of one grant, oldest first. */
export type EventsOf = (grant: string) => GrantEvent[];

export async function listEvents(db: Database, grants: string[]): Promise<EventsOf> {
  const rows = await db
    .select()
    .from(overrideAudit)
    .where(inArray(overrideAudit.grant, grants))
    .orderBy(asc(overrideAudit.id));
  return (grant) => rows.filter((row) => row.grant === grant).map(toEvent);
}

function toEvent({ time, actor, action, detail }: typeof overrideAudit.$inferSelect): GrantEvent {
  const override = 'module' in detail ? (detail as GrantEvent['override']) : null; // as recordEvent has written it
  return { time: time.toISOString(), actor, action, override };
}
