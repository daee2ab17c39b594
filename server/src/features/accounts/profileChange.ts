import { randomBytes } from 'node:crypto';
import type { CompanyAnswer, PhotoCrop, UpdateProfile } from '@tracking-console/contract/account/user';
import { readPhone } from '@tracking-console/contract/values/phone';
import type { Database, Transaction } from '../../database.ts';
import { eq } from '../../drizzle.ts';
import type { Client } from '../../http/callers/client.ts';
import { type PhotoRefusal, readPhoto } from '../../pictures/readPicture.ts';
import type { AccountEventService } from '../accountEvents/accountEventService.ts';
import type { EventKind } from '../accountEvents/accountEventTable.ts';
import { publishLive } from '../live/publishLive.ts';
import type { Company } from '../users/companyRules.ts';
import type { ProfileChanges, UserService } from '../users/userService.ts';
import { companies, userPhotos } from '../users/userTable.ts';

interface Needed {
  db: Database;
  now: () => Date;
  users: Pick<UserService, 'update'>;
  accountEvents: Pick<AccountEventService, 'record'>;
}

/** The account, client and tab of a call. */
export interface Caller {
  gid: string;
  client: Client;
  tab?: string;
}

export type ProfileRefusal = 'phone' | 'timeZone';
export type ProfileChange = ReturnType<typeof createProfileChange>;

/** Changes of the owner's profile; open consoles are updated at once. */
export function createProfileChange({ db, now, users, accountEvents }: Needed) {
  async function changing(
    { gid, client, tab }: Caller,
    event: { kind: EventKind; detail?: string },
    act: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    return db.transaction(async (transaction) => {
      if (!(await act(transaction))) return false;
      await accountEvents.record({ gid, client, ...event }, transaction);
      await publishLive(transaction, [{ gid, scope: null, kind: 'profile', ids: ['profile'], ...(tab && { tab }) }]);
      return true;
    });
  }

  return {
    /** Why nothing was changed, or null. */
    async update(caller: Caller, body: UpdateProfile): Promise<ProfileRefusal | null> {
      const read = readChanges(body);
      if (typeof read === 'string') return read;
      const names = Object.keys(body);
      if (names.length === 0) return null;
      await changing(caller, { kind: 'profileChanged', detail: names.join(' ') }, async (transaction) => {
        await users.update(caller.gid, read, transaction);
        if (body.photo !== undefined) await transaction.delete(userPhotos).where(eq(userPhotos.gid, caller.gid));
        return true;
      });
      return null;
    },

    async company(gid: string): Promise<CompanyAnswer['company']> {
      const [company] = await db.select().from(companies).where(eq(companies.gid, gid));
      if (!company) return null;
      const { companyName, companyUrl, phone, phoneCountryCode, mark } = company;
      return {
        company_name: companyName,
        company_url: companyUrl,
        phone,
        phone_country_code: phoneCountryCode,
        mark,
      };
    },

    /** False: the API identity, which the company belongs to, is not open. */
    updateCompany: (caller: Caller, company: Company): Promise<boolean> =>
      changing(caller, { kind: 'companyChanged' }, async (transaction) => {
        const own = eq(companies.gid, caller.gid);
        return (await transaction.update(companies).set(company).where(own).returning()).length > 0;
      }),

    /** The photo's new id, or why it was refused. */
    async uploadPhoto(caller: Caller, file: Buffer, crop: PhotoCrop): Promise<{ photo: string } | PhotoRefusal> {
      const { gid, client } = caller;
      const content = await readPhoto(file, crop, gid);
      if (typeof content === 'string') {
        await accountEvents.record({ gid, client, kind: 'photoRefused', detail: content });
        return content;
      }
      const photo = `u${randomBytes(16).toString('hex')}`;
      const row = { id: photo, content, createTime: now() };
      await changing(caller, { kind: 'photoChanged' }, async (transaction) => {
        await transaction
          .insert(userPhotos)
          .values({ gid, ...row })
          .onConflictDoUpdate({ target: userPhotos.gid, set: row });
        await users.update(gid, { photo }, transaction);
        return true;
      });
      return { photo };
    },

    /** An uploaded photo, by its id. */
    async findPhoto(id: string): Promise<Buffer | null> {
      const [row] = await db.select({ content: userPhotos.content }).from(userPhotos).where(eq(userPhotos.id, id));
      return row?.content ?? null;
    },
  };
}

function readChanges({ phone, time_zone, ...plain }: UpdateProfile): ProfileChanges | ProfileRefusal {
  if (time_zone && !isZone(time_zone)) return 'timeZone';
  const { nickname } = plain;
  const given = { countryCode: phone?.country_code ?? '', number: phone?.number ?? '' };
  const number = given.number === '' ? { countryCode: '', number: '' } : readPhone(given);
  if (number === null) return 'phone';
  return {
    ...plain,
    ...(nickname !== undefined && { nickname: nickname.trim() }),
    ...(time_zone !== undefined && { timeZone: time_zone }),
    ...(phone && { phoneCountryCode: number.countryCode, phoneNumber: number.number }),
  };
}

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
