import type { Transaction } from '../../database.ts';
import { type NewNotification, notifications } from './notificationTable.ts';
import { publishNotifications } from './publishNotifications.ts';

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_A_STATEMENT = 2_000;

/** Writes decisions. A repeated one is written as skipped, with that reason. */
export async function insertNotifications(
  transaction: Transaction,
  wanted: readonly NewNotification[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < wanted.length; from += ROWS_A_STATEMENT) {
    const part = wanted.slice(from, from + ROWS_A_STATEMENT);
    const made = await transaction.insert(notifications).values(part).onConflictDoNothing().returning();
    const known = new Set(made.map(keyOf));
    const again = part.filter((one) => !known.has(keyOf(one)));
    const skipped = again.map((one) => ({ ...one, ...DUPLICATE, endTime: now }));
    const refused = skipped.length > 0 ? await transaction.insert(notifications).values(skipped).returning() : [];
    await publishNotifications(transaction, [...made, ...refused]);
  }
}

const DUPLICATE = { state: 'Skipped', reason: 'duplicate', dueTime: null } as const;

const keyOf = ({ shipmentId, status, channel, recipient = '', ruleId = null }: NewNotification) =>
  [shipmentId, status, channel, recipient, ruleId].join(' ');
