import {
  type BuyerSettings,
  DEFAULT_SETTINGS,
  SETTING_SECTIONS,
  type SettingSection,
} from '@tracking-console/contract/shipments/settingConstants';
import type { Database } from '../../database.ts';
import { and, eq, sql } from '../../drizzle.ts';
import type { IdentityOwner } from '../../owner.ts';
import { saveSection } from './saveSection.ts';
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
    async read({ gid, scope }: IdentityOwner): Promise<BuyerSettings> {
      const rows = await settingsOf.execute({ gid, scope });
      const saved = new Map(rows.map(({ section, values }) => [section, values]));
      const sections = SETTING_SECTIONS.map((name) => [name, { ...DEFAULT_SETTINGS[name], ...saved.get(name) }]);
      return Object.fromEntries(sections); // one entry a section, each checked before it was saved
    },

    /** `values` are checked already; false: one of these is no longer as in `base`, and nothing was saved. */
    async save(owner: IdentityOwner, section: SettingSection, values: Values, base: Values): Promise<boolean> {
      const change = { section, values, base, defaults: DEFAULT_SETTINGS[section] };
      return db.transaction((transaction) => saveSection(transaction, owner, change, now()));
    },
  };
}
