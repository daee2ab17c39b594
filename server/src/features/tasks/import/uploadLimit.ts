import { HOUR } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { and, count, eq, gt, sql } from '../../../drizzle.ts';
import type { Owner } from '../../../owner.ts';
import { users } from '../../users/userTable.ts';
import { taskFiles } from '../taskTable.ts';

/** The uploads a customer may make in an hour: files, and bytes as they are kept. */
export const MAX_UPLOADS = 60;
const MAX_BYTES = 200 * 1024 * 1024;

/** Whether a customer has to wait before the next file. Files are kept in the database, which all customers share. */
export async function isUploadLimitReached(reader: Database | Transaction, { gid, scope }: Owner, now: Date) {
  const [latest] = await reader
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${taskFiles.size}), 0)`.mapWith(Number) })
    .from(taskFiles)
    .where(
      and(eq(taskFiles.gid, gid), eq(taskFiles.scope, scope), gt(taskFiles.uploadTime, new Date(now.getTime() - HOUR))),
    );
  return latest !== undefined && (latest.files >= MAX_UPLOADS || latest.bytes >= MAX_BYTES);
}

/** One file of a customer at a time, so that several sent at once do not all pass. */
export async function waitForTurn(transaction: Transaction, { gid }: Owner): Promise<void> {
  await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
}
