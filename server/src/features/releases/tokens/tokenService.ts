import { randomBytes, randomUUID } from 'node:crypto';
import type { CreateToken, NewReleaseToken, ReleaseToken } from '@tracking-console/contract/releases/releaseTokens';
import { DAY, MINUTE } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { and, desc, eq, gt, isNull, or } from '../../../drizzle.ts';
import { sha256 } from '../../../sha256.ts';
import type { Actor } from '../releaseContext.ts';
import { releaseTokens } from '../releaseTable.ts';

type Row = typeof releaseTokens.$inferSelect;

/** The last use of a token is written at most this often. */
const USE_STEP = MINUTE;

export type TokenService = ReturnType<typeof createTokenService>;

/** Tokens allow programs certain actions on certain channels for a time. */
export function createTokenService(db: Database, now: () => Date) {
  const stands = () =>
    and(isNull(releaseTokens.revokeTime), or(isNull(releaseTokens.expireTime), gt(releaseTokens.expireTime, now())));

  return {
    /** @param maker the person responsible for its use */
    async create(maker: Actor, { name, channels, verbs, days }: CreateToken): Promise<NewReleaseToken> {
      const token = `tkr_${randomBytes(32).toString('base64url')}`;
      const expireTime = new Date(now().getTime() + days * DAY);
      const [row] = await db
        .insert(releaseTokens)
        .values({
          id: randomUUID(),
          hash: sha256(token),
          caller: `${maker.name}/${name}`,
          makerGid: maker.gid,
          channels,
          verbs,
          createTime: now(),
          expireTime,
        })
        .returning();
      if (!row) throw new Error('PostgreSQL returned no row for an inserted token');
      return { ...toToken(row), token };
    },

    /** Newest first. */
    async list(): Promise<ReleaseToken[]> {
      return (await db.select().from(releaseTokens).orderBy(desc(releaseTokens.createTime)).limit(200)).map(toToken);
    },

    /** False if there is no such token, or it has been revoked. */
    async revoke(id: string): Promise<boolean> {
      const wanted = and(eq(releaseTokens.id, id), isNull(releaseTokens.revokeTime));
      return (await db.update(releaseTokens).set({ revokeTime: now() }).where(wanted).returning()).length === 1;
    },

    /** The token a program presents; its use is noted. */
    async use(token: string): Promise<(ReleaseToken & Pick<Row, 'makerGid'>) | null> {
      const [row] = await db
        .select()
        .from(releaseTokens)
        .where(and(eq(releaseTokens.hash, sha256(token)), stands()));
      if (!row) return null;
      if (now().getTime() - (row.lastUseTime?.getTime() ?? 0) > USE_STEP)
        await db.update(releaseTokens).set({ lastUseTime: now() }).where(eq(releaseTokens.id, row.id));
      return { ...toToken(row), makerGid: row.makerGid };
    },
  };
}

/** The token has 256 random bits: nothing slower is needed. */
const toToken = ({ id, caller, channels, verbs, ...times }: Row): ReleaseToken => ({
  id,
  caller,
  channels,
  verbs,
  createTime: times.createTime.toISOString(),
  expireTime: times.expireTime?.toISOString() ?? null,
  lastUseTime: times.lastUseTime?.toISOString() ?? null,
  revokeTime: times.revokeTime?.toISOString() ?? null,
});
