import type { LoginUser } from '@tracking-console/contract/account/user';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { Database } from '../../database.ts';
import { and, eq, isNotNull, sql } from '../../drizzle.ts';
import type { ListMemberInfos } from './identityService.ts';
import { applicationSwitches, userIdentities, users } from './userTable.ts';

export type User = typeof users.$inferSelect;
export type ProfileChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'nickname'
    | 'photo'
    | 'language'
    | 'country'
    | 'timeZone'
    | 'phoneCountryCode'
    | 'phoneNumber'
    | 'email'
    | 'deleteTime'
  >
>;
export type UserService = ReturnType<typeof createUserService>;

export function createUserService(db: Database, now: () => Date, listMemberInfos: ListMemberInfos) {
  // Pages and calls by the thousand ask for these: built once and parsed once a connection.
  const userOfGid = db
    .select()
    .from(users)
    .where(eq(users.gid, sql.placeholder('gid')))
    .prepare('user_of_gid');
  const identitiesOfGid = db
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.gid, sql.placeholder('gid')))
    .prepare('identities_of_gid');

  async function find(gid: string): Promise<User | null> {
    const [user] = await userOfGid.execute({ gid });
    return user ?? null;
  }

  /** In the order of the product: BUYER before API. */
  async function listIdentities(gid: string): Promise<Identity[]> {
    const rows = await identitiesOfGid.execute({ gid });
    return rows.map(({ identity }) => identity).sort((a, b) => b.localeCompare(a));
  }

  return {
    find,
    listIdentities,

    async findByEmail(email: string): Promise<User | null> {
      const [user] = await db.select().from(users).where(sql`lower(${users.email}) = ${email.trim().toLowerCase()}`);
      return user ?? null;
    },

    async add(user: typeof users.$inferInsert): Promise<string> {
      const [row] = await db.insert(users).values(user).returning({ gid: users.gid });
      if (!row) throw new Error('PostgreSQL returned no row for an inserted user');
      return row.gid;
    },

    /** Null: another account has the email. */
    async addNew(user: typeof users.$inferInsert, transaction: Database): Promise<string | null> {
      const [row] = await transaction.insert(users).values(user).onConflictDoNothing().returning({ gid: users.gid });
      return row?.gid ?? null;
    },

    async setPasswordHash(gid: string, passwordHash: string, transaction: Database = db): Promise<void> {
      await transaction.update(users).set({ passwordHash }).where(eq(users.gid, gid));
    },

    /** The answer of get-login-user; null if the user was deleted. */
    async profile(gid: string): Promise<LoginUser | null> {
      const user = await find(gid);
      if (!user) return null;
      const [identities, memberInfos] = await Promise.all([listIdentities(gid), listMemberInfos(gid)]);
      return {
        gid,
        email: user.email,
        nickname: user.nickname,
        photo: user.photo,
        language: user.language,
        country: user.country,
        area: user.area,
        phone_number: user.phoneNumber,
        phone_country_code: user.phoneCountryCode,
        time_zone: user.timeZone,
        create_time: user.createTime.toISOString(),
        open_app_list: identities,
        member_infos: memberInfos,
        flag: user.flag,
      };
    },

    async update(gid: string, changes: ProfileChanges, transaction: Database): Promise<void> {
      await transaction.update(users).set(changes).where(eq(users.gid, gid));
    },

    /** Whether the account was about to be deleted. */
    async cancelDeletion(gid: string): Promise<boolean> {
      const leaving = and(eq(users.gid, gid), isNotNull(users.deleteTime));
      return (await db.update(users).set({ deleteTime: null }).where(leaving).returning({ gid: users.gid })).length > 0;
    },

    async recordSwitch(gid: string, app: Identity): Promise<void> {
      await db.insert(applicationSwitches).values({ gid, app, time: now() });
    },
  };
}
