import { DEFAULT_SETTINGS, type NotificationSettings } from '@tracking-console/contract/shipments/settingConstants';
import type { Transaction } from '../../database.ts';
import { and, eq, inArray, isNotNull } from '../../drizzle.ts';
import { settings } from '../settings/settingTable.ts';
import type { Reader } from './decideNotification.ts';
import { mailRecipients } from './notificationTable.ts';

/** The customers that have turned on any notification, by their gids. */
export async function readReaders(transaction: Transaction, gids: readonly string[]): Promise<Map<string, Reader>> {
  const rows = await transaction
    .select({ gid: settings.gid, section: settings.section, values: settings.values })
    .from(settings)
    .where(
      and(
        inArray(settings.gid, [...gids]),
        eq(settings.scope, 'BUYER'),
        inArray(settings.section, ['notifications', 'display']),
      ),
    );
  const valuesOf = (gid: string, section: string) =>
    rows.find((row) => row.gid === gid && row.section === section)?.values ?? {};
  const readers = [...new Set(rows.map(({ gid }) => gid))].map((gid): [string, Reader] => {
    // The section's values were checked before they were saved.
    const own: NotificationSettings = { ...DEFAULT_SETTINGS.notifications, ...valuesOf(gid, 'notifications') };
    const zone = String(valuesOf(gid, 'display').timeZone || own.zone || 'UTC');
    return [gid, { settings: own, zone, isUnsubscribed: false }];
  });
  const listening = readers.filter(([, { settings: own }]) => own.email.length + own.browser.length > 0);
  const unsubscribed = await readUnsubscribed(
    transaction,
    listening.map(([gid]) => gid),
  );
  return new Map(listening.map(([gid, reader]) => [gid, { ...reader, isUnsubscribed: unsubscribed.has(gid) }]));
}

async function readUnsubscribed(transaction: Transaction, gids: readonly string[]): Promise<Set<string>> {
  if (gids.length === 0) return new Set();
  const rows = await transaction
    .select({ gid: mailRecipients.gid })
    .from(mailRecipients)
    .where(and(inArray(mailRecipients.gid, [...gids]), isNotNull(mailRecipients.unsubscribeTime)));
  return new Set(rows.map(({ gid }) => gid));
}
