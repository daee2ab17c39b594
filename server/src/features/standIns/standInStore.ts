import { createPrivateKey } from 'node:crypto';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { Adapter } from 'oidc-provider';
import type { Database } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, eq, gt, lte, type SQL, sql } from '../../drizzle.ts';
import type { Sealer } from '../../sealing.ts';
import { standInStates } from './standInTable.ts';

interface Needed {
  db: Database;
  now: () => Date;
  sealer: Pick<Sealer, 'derive'>;
}

/** The bytes before the 32 of an Ed25519 key in PKCS #8. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** For entries without a time of their own. */
const LIFE_TIME_S = 600;
const { name, payload, expireTime } = standInStates;

export type StandInStore = ReturnType<typeof createStandInStore>;

/** The data a stand-in shares among processes: a sign-in may be begun by one and finished by another. */
export function createStandInStore({ db, now, sealer }: Needed) {
  return {
    /** An adapter of oidc-provider, for one of its kinds. */
    open(key: string, kind: string): Adapter {
      const rowOf = (id: string) => eq(name, `${key} ${kind} ${id}`);
      return {
        async upsert(id, given, seconds = LIFE_TIME_S) {
          const kept = { payload: given, expireTime: new Date(now().getTime() + seconds * SECOND) };
          await db
            .insert(standInStates)
            .values({ name: `${key} ${kind} ${id}`, ...kept })
            .onConflictDoUpdate({ target: name, set: kept });
        },
        find: (id) => find(rowOf(id)),
        findByUid: (uid) => find(eq(sql`${payload}->>'uid'`, uid)),
        findByUserCode: async () => undefined,
        async consume(id) {
          const consumed = sql`${payload} || jsonb_build_object('consumed', ${Math.floor(now().getTime() / SECOND)}::int)`;
          await db.update(standInStates).set({ payload: consumed }).where(rowOf(id));
        },
        async destroy(id) {
          await db.delete(standInStates).where(rowOf(id));
        },
        async revokeByGrantId(grantId) {
          await db.delete(standInStates).where(eq(sql`${payload}->>'grantId'`, grantId));
        },
      };
    },

    /** The key that signs a stand-in's answers. */
    signingKey(key: string) {
      const [secret = ''] = sealer.derive(`stand-in ${key}`);
      const der = Buffer.concat([ED25519, Buffer.from(secret, 'base64')]);
      return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
    },

    cookieKeys: (key: string) => sealer.derive(`cookies of stand-in ${key}`),

    deleteExpired: (): Promise<number> => deleteInBatches(db, standInStates, lte(expireTime, now())),
  };

  async function find(row: SQL) {
    const [found] = await db
      .select({ payload })
      .from(standInStates)
      .where(and(row, gt(expireTime, now())));
    return found?.payload;
  }
}
