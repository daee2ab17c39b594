import { DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import type { QuotaOverview, SetQuotaReminder } from '@tracking-console/contract/orders/orders';
import type { Database } from '../../database.ts';
import { and, eq } from '../../drizzle.ts';
import type { QuotaService } from '../quotas/quotaService.ts';
import { quotaAccounts } from '../quotas/quotaTable.ts';
import type { ApiSettingService } from '../settings/apiSettingService.ts';

type Reminder = QuotaOverview['Reminder'];

/** Offered where none is set. */
const USUAL_THRESHOLD = 100;

interface Surroundings {
  db: Database;
  quotas: QuotaService;
  apiSettings: ApiSettingService;
}

/** The number of credits at which an API customer is mailed: a setting of the account, and where the mail goes. */
export function createReminders({ db, quotas, apiSettings }: Surroundings) {
  const account = (gid: string) => and(eq(quotaAccounts.gid, gid), eq(quotaAccounts.scope, 'API'));
  return {
    async read(gid: string): Promise<Reminder> {
      const [{ quota_reminder: threshold }, [found]] = await Promise.all([
        apiSettings.read(gid),
        db.select().from(quotaAccounts).where(account(gid)),
      ]);
      const isOn = threshold !== DEFAULT_API_SETTINGS.quota_reminder;
      return { Enabled: isOn, Threshold: isOn ? threshold : USUAL_THRESHOLD, Email: found?.reminderEmail ?? '' };
    },

    async save(gid: string, { Enabled, Threshold, Email }: SetQuotaReminder): Promise<Reminder> {
      await apiSettings.save(gid, { values: { quota_reminder: Enabled ? Threshold : 0 } });
      await db.transaction(async (transaction) => {
        await quotas.lockAccount(transaction, { gid, scope: 'API' });
        await transaction.update(quotaAccounts).set({ reminderEmail: Email }).where(account(gid));
      });
      return this.read(gid);
    },
  };
}
