import type { Transaction } from '../../database.ts';
import { publishLive } from '../live/publishLive.ts';
import type { NotificationRecord } from './notificationTable.ts';

/** Emits to buyers' open consoles which notifications are new or decided, once the transaction commits. */
export async function publishNotifications(
  transaction: Transaction,
  rows: readonly Pick<NotificationRecord, 'gid' | 'id' | 'audience'>[],
): Promise<void> {
  const owners = new Map<string, number[]>();
  for (const { gid, id, audience } of rows) {
    if (audience !== 'BUYER') continue;
    const ids = owners.get(gid);
    if (ids) ids.push(id);
    else owners.set(gid, [id]);
  }
  await publishLive(
    transaction,
    [...owners].map(([gid, ids]) => ({ gid, scope: 'BUYER', kind: 'notifications', ids })),
  );
}
