import {
  type BuyerSettings,
  DEFAULT_SETTINGS,
  SETTING_SECTIONS,
  type SettingSection,
} from '@tracking-console/contract/settingConstants';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { isChangedMeanwhile } from '../../http/changedMeanwhile.ts';
import type { Owner } from '../../owner.ts';
import { publishLive } from '../live/publishLive.ts';
import { users } from '../users/userTable.ts';
import { settings } from './settingTable.ts';

type Values = Record<string, unknown>;

export type SettingService = ReturnType<typeof createSettingService>;

export function createSettingService(db: Database, now: () => Date) {
  const settingsOf = db
    .select({ section: settings.section, values: settings.values })
    .from(settings)
    .where(and(eq(settings.gid, sql.placeholder('gid')), eq(settings.scope, sql.placeholder('scope'))))
    .prepare('settings_of_owner');

  return {
    /** All of them; what was never set is the default. */
    async read({ gid, scope }: Owner): Promise<BuyerSettings> {
      const rows = await settingsOf.execute({ gid, scope });
      const saved = new Map(rows.map(({ section, values }) => [section, values]));
      const sections = SETTING_SECTIONS.map((name) => [name, { ...DEFAULT_SETTINGS[name], ...saved.get(name) }]);
      return Object.fromEntries(sections); // one entry a section, each checked before it was saved
    },

    /**
     * `values` are checked already. Open consoles receive which section has changed. Two windows that change different values
     * of a section keep each other's; false: one of these is no longer as in `base`, and nothing was saved.
     */
    async save(owner: Owner, section: SettingSection, values: Values, base: Values): Promise<boolean> {
      const { gid, scope } = owner;
      const row = { gid, scope, section, values, saveTime: now() };
      return db.transaction(async (transaction) => {
        // One at a time: a section that was never saved has no row to lock.
        await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
        const [stored] = await transaction
          .select({ values: settings.values })
          .from(settings)
          .where(and(eq(settings.gid, gid), eq(settings.scope, scope), eq(settings.section, section)));
        if (isChangedMeanwhile({ ...DEFAULT_SETTINGS[section], ...stored?.values }, base, values)) return false;
        await transaction
          .insert(settings)
          .values(row)
          .onConflictDoUpdate({
            target: [settings.gid, settings.scope, settings.section],
            set: { values: sql`${settings.values} || excluded.values`, saveTime: row.saveTime },
          });
        await publishLive(transaction, [{ ...owner, kind: 'settings', ids: [section] }]);
        return true;
      });
    },
  };
}
