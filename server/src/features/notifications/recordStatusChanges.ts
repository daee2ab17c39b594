import { NOTIFY_CHANNELS, NOTIFY_STATUSES, type NotifyStatus } from '@tracking-console/contract/notificationConstants';
import type { MainStatus } from '@tracking-console/contract/statuses';
import type { Transaction } from '../../database.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { decideNotification, type Reader } from './decideNotification.ts';
import { type NewNotification, notifications } from './notificationTable.ts';
import { publishNotifications } from './publishNotifications.ts';
import { readReaders } from './readReaders.ts';

/** A shipment as it was, and as it stands now. */
interface Development {
  shipment: ShipmentRecord;
  standing: { packageStatus: MainStatus; latestEventTime: Date };
}

/**
 * Decides for every new main status whether its owner is notified, in the transaction that makes the change: a change that is
 * rolled back sends nothing, and a committed one is not lost.
 */
export async function recordStatusChanges(
  transaction: Transaction,
  developments: readonly Development[],
  now: Date,
): Promise<void> {
  const changes = developments.filter(isChange);
  if (changes.length === 0) return;
  const readers = await readReaders(
    transaction,
    changes.map(({ shipment }) => shipment.ownerGid),
  );
  const wanted = changes.flatMap((change) => decide(change, readers.get(change.shipment.ownerGid), now));
  if (wanted.length === 0) return;
  const made = await transaction.insert(notifications).values(wanted).onConflictDoNothing().returning();
  const known = new Set(made.map(keyOf));
  const again = wanted.filter((one) => !known.has(keyOf(one)));
  const skipped = again.map((one) => ({ ...one, ...DUPLICATE, endTime: now }));
  const refused = skipped.length > 0 ? await transaction.insert(notifications).values(skipped).returning() : [];
  await publishNotifications(transaction, [...made, ...refused]);
}

const DUPLICATE = { state: 'Skipped', reason: 'duplicate', dueTime: null } as const;

/** The tracking API's customers are notified by their webhooks. */
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
    ...{ gid, shipmentId, number, status, channel, createTime: now },
    ...decideNotification(change, channel, reader, now),
  }));
}

function isNotified(status: MainStatus): status is NotifyStatus {
  return NOTIFY_STATUSES.some((known) => known === status);
}

const keyOf = ({ shipmentId, channel }: Pick<NewNotification, 'shipmentId' | 'channel'>) => `${shipmentId} ${channel}`;
