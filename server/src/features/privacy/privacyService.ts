import type { Database } from '../../database.ts';
import { and, eq, max } from '../../drizzle.ts';
import { privacyAcceptances, privacyAgreements } from './privacyTable.ts';

export type PrivacyService = ReturnType<typeof createPrivacyService>;

export function createPrivacyService(db: Database, now: () => Date) {
  /** The version in force; 0 while none has been published. */
  async function currentVersion(): Promise<number> {
    const [row] = await db.select({ version: max(privacyAgreements.version) }).from(privacyAgreements);
    return row?.version ?? 0;
  }

  return {
    currentVersion,

    async isUpdateNeeded(gid: string): Promise<boolean> {
      const version = await currentVersion();
      if (version === 0) return false;
      const accepted = await db
        .select({ version: privacyAcceptances.version })
        .from(privacyAcceptances)
        .where(and(eq(privacyAcceptances.gid, gid), eq(privacyAcceptances.version, version)));
      return accepted.length === 0;
    },

    /** False: this is not the version in force, and nothing is recorded. */
    async accept(gid: string, version: number): Promise<boolean> {
      if (version === 0 || version !== (await currentVersion())) return false;
      await db.insert(privacyAcceptances).values({ gid, version, time: now() }).onConflictDoNothing();
      return true;
    },

    async publish(version: number): Promise<void> {
      await db.insert(privacyAgreements).values({ version, publishTime: now() }).onConflictDoNothing();
    },
  };
}
