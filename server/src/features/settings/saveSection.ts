import type { Transaction } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import { isChangedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import type { IdentityOwner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { users } from '../users/userTable.ts';
import { type StoredSection, settings } from './settingTable.ts';

type Values = Record<string, unknown>;

interface Change {
  section: StoredSection;
  /** Checked already. */
  values: Values;
  /** Their values when the change began. */
  base: Values;
  /** The values of what was never saved. */
  defaults: object;
}

/**
 * Open consoles are notified which section has changed. Two windows that change different values of a section keep each
 * other's; false: one of these is no longer as in `base`, and nothing was saved.
 */
export async function saveSection(
  transaction: Transaction,
  owner: IdentityOwner,
  { section, values, base, defaults }: Change,
  saveTime: Date,
): Promise<boolean> {
  const { gid, scope } = owner;
  // One at a time: a section that was never saved has no row to lock.
  await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
  const [stored] = await transaction
    .select({ values: settings.values })
    .from(settings)
    .where(and(eq(settings.gid, gid), eq(settings.scope, scope), eq(settings.section, section)));
  if (isChangedMeanwhile({ ...defaults, ...stored?.values }, base, values)) return false;
  await transaction
    .insert(settings)
    .values({ gid, scope, section, values, saveTime })
    .onConflictDoUpdate({
      target: [settings.gid, settings.scope, settings.section],
      set: { values: sql`${settings.values} || excluded.values`, saveTime },
    });
  await publishLive(transaction, [{ ...owner, kind: 'settings', ids: [section] }]);
  return true;
}
