import { type ApiSettings, DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import type { SaveApiSettings } from '@tracking-console/contract/api/apiSettings';
import type { Database, Transaction } from '../../database.ts';
import { and, eq, inArray } from '../../drizzle.ts';
import { saveSection } from './saveSection.ts';
import { settings } from './settingTable.ts';

export type ApiSettingService = ReturnType<typeof createApiSettingService>;

/** The defaults of API accounts. */
export function createApiSettingService(db: Database, now: () => Date) {
  return {
    async read(gid: string): Promise<ApiSettings> {
      const found = await readApiSettings(db, [gid]);
      return found.get(gid) ?? DEFAULT_API_SETTINGS;
    },

    /** False: a changed value is no longer as it was, and nothing was saved. */
    async save(gid: string, { values, base = {} }: SaveApiSettings): Promise<boolean> {
      const change = { section: 'defaults', values, base, defaults: DEFAULT_API_SETTINGS } as const;
      return db.transaction((transaction) => saveSection(transaction, { gid, scope: 'API' }, change, now()));
    },
  };
}

/** The settings of the accounts that have changed any, by gid. */
export async function readApiSettings(
  reader: Database | Transaction,
  gids: readonly string[],
): Promise<Map<string, ApiSettings>> {
  if (gids.length === 0) return new Map();
  const rows = await reader
    .select({ gid: settings.gid, values: settings.values })
    .from(settings)
    .where(and(inArray(settings.gid, [...gids]), eq(settings.scope, 'API'), eq(settings.section, 'defaults')));
  return new Map(rows.map(({ gid, values }) => [gid, { ...DEFAULT_API_SETTINGS, ...values }]));
}
