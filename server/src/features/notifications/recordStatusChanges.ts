import { NOTIFY_CHANNELS } from '@tracking-console/contract/notifications/notificationConstants';
import type { Transaction } from '../../database.ts';
import { recordConsumerChanges } from './consumer/recordConsumerChanges.ts';
import { buyerTarget, decideNotification, type Reader } from './decideNotification.ts';
import type { Development } from './development.ts';
import { insertNotifications } from './insertNotifications.ts';
import { isNotified } from './isNotified.ts';
import type { NewNotification } from './notificationTable.ts';
import { readReaders } from './readReaders.ts';
import { recordRuleChanges } from './rules/recordRuleChanges.ts';

/**
 * Decides for every new status whether its owner, a recipient of the owner's rules or the shipment's own is notified, in the transaction that
 * makes the change: a change that is rolled back sends nothing, and a committed one is not lost.
 */
export async function recordStatusChanges(
  transaction: Transaction,
  developments: readonly Development[],
  now: Date,
): Promise<void> {
  await recordRuleChanges(transaction, developments, now);
  await recordConsumerChanges(transaction, developments, now);
  const changes = developments.filter(isChange);
  if (changes.length === 0) return;
  const readers = await readReaders(
    transaction,
    changes.map(({ shipment }) => shipment.ownerGid),
  );
  const wanted = changes.flatMap((change) => decide(change, readers.get(change.shipment.ownerGid), now));
  await insertNotifications(transaction, wanted, now);
}

/** The tracking API's customers have rules. */
function isChange({ shipment, standing }: Development): boolean {
  return shipment.scope === 'BUYER' && shipment.packageStatus !== standing.packageStatus;
}

/** Nothing for customers who have turned nothing on: it would never be read. */
function decide({ shipment, standing }: Development, reader: Reader | undefined, now: Date): NewNotification[] {
  const status = standing.packageStatus;
  if (!reader || !isNotified(status)) return [];
  const isFirst = shipment.latestEvent === null;
  const change = { status, isFirst, latestEventTime: standing.latestEventTime };
  const { id: shipmentId, ownerGid: gid, number } = shipment;
  return NOTIFY_CHANNELS.filter((channel) => reader.settings[channel].length > 0).map((channel) => ({
    gid,
    shipmentId,
    number,
    status,
    channel,
    createTime: now,
    ...decideNotification(change, buyerTarget(reader, channel, status), now),
  }));
}
