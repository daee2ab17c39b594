import type { MemberInfo } from '@tracking-console/contract/account/user';
import type { Database } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import type { ListMemberInfos } from '../users/identityService.ts';
import { userIdentities } from '../users/userTable.ts';
import type { QuotaService } from './quotaService.ts';

const FREE_LEVEL = 0;

/** How many shipments may be tracked, are tracked, and may still be added. */
interface Capacity {
  quota: number;
  used: number;
  free: number;
  archived: number;
}

interface Surroundings {
  db: Database;
  quotas: QuotaService;
  /** Part of the shipment service. */
  statistics: { readCapacity(owner: Owner): Promise<Capacity> };
}

/** The limits and the use of each open identity. */
export function createListMemberInfos({ db, quotas, statistics }: Surroundings): ListMemberInfos {
  return async (gid) => {
    const opened = await db
      .select({ identity: userIdentities.identity })
      .from(userIdentities)
      .where(eq(userIdentities.gid, gid));
    return Promise.all(opened.map(({ identity }) => (identity === 'BUYER' ? buyerInfo(gid) : apiInfo(gid))));
  };

  async function buyerInfo(gid: string): Promise<MemberInfo> {
    const { quota, used, free, archived } = await statistics.readCapacity({ gid, scope: 'BUYER' });
    return {
      app: 'BUYER',
      level: FREE_LEVEL,
      tracking_quota: quota,
      used_quota: used,
      adding_quota: free,
      archived_count: archived,
      expire_time: null,
    };
  }

  async function apiInfo(gid: string): Promise<MemberInfo> {
    const owner = { gid, scope: 'API' } as const;
    const [quota, expiry] = await Promise.all([quotas.read(owner), quotas.readNextExpiry(owner)]);
    return {
      app: 'API',
      level: FREE_LEVEL,
      tracking_quota: quota.quota_total,
      used_quota: quota.quota_used,
      adding_quota: quota.quota_remain,
      archived_count: 0,
      expire_time: expiry?.toISOString() ?? null,
    };
  }
}
