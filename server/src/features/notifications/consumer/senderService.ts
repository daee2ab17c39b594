import type { Consent } from '@tracking-console/contract/notifications/templateConstants';
import type { Sender } from '@tracking-console/contract/notifications/templates';
import { toDisplayName } from '@tracking-console/contract/values/displayNames';
import type { Database, Transaction } from '../../../database.ts';
import { eq, inArray } from '../../../drizzle.ts';
import { NO_BRAND, type ReadBrand, readBrands } from '../../brands/brandService.ts';
import { companies, users } from '../../users/userTable.ts';
import { consumerSenders } from './consumerTable.ts';

/** The sender of an account's mails. */
export interface ReadSender {
  /** As mails show it: given, or the company's, or the person's; empty where none of them may be shown. */
  name: string;
  company: string;
  fromName: string;
  replyTo: string;
  consent: Consent;
  tracking: boolean;
}

export async function readSenders(
  reading: Database | Transaction,
  gids: readonly string[],
): Promise<Map<string, ReadSender>> {
  if (gids.length === 0) return new Map();
  const rows = await reading
    .select({ gid: users.gid, nickname: users.nickname, companyName: companies.companyName, sender: consumerSenders })
    .from(users)
    .leftJoin(companies, eq(companies.gid, users.gid))
    .leftJoin(consumerSenders, eq(consumerSenders.gid, users.gid))
    .where(inArray(users.gid, [...new Set(gids)]));
  return new Map(
    rows.map(({ gid, nickname, companyName, sender }) => {
      const company = toDisplayName(companyName ?? '') || toDisplayName(nickname);
      const { fromName = '', replyTo = '', consent = 'optOut' as const, tracking = false } = sender ?? {};
      return [gid, { name: toDisplayName(fromName) || company, company, fromName, replyTo, consent, tracking }];
    }),
  );
}

/** As mails and tracking pages show the account, with the sender's name where the brand has none; null: it is gone. */
export async function readCompany(reading: Database | Transaction, gid: string): Promise<ReadBrand | null> {
  const sender = (await readSenders(reading, [gid])).get(gid);
  if (!sender) return null;
  return withName((await readBrands(reading, [gid])).get(gid) ?? NO_BRAND, sender);
}

export const withName = (brand: ReadBrand, sender: ReadSender): ReadBrand => ({
  ...brand,
  name: toDisplayName(brand.name) || sender.name,
});

/** Whether the account's customers would get mails from another name, or answer to another address. */
export async function isNewSender(reading: Database, gid: string, { FromName, ReplyTo }: Sender): Promise<boolean> {
  const { fromName = '', replyTo = '' } = (await readSenders(reading, [gid])).get(gid) ?? {};
  return fromName !== FromName.trim() || replyTo !== ReplyTo;
}

export async function saveSender(
  db: Database,
  gid: string,
  { FromName, ReplyTo, Consent, Tracking }: Sender,
): Promise<void> {
  const values = { fromName: FromName.trim(), replyTo: ReplyTo, consent: Consent, tracking: Tracking };
  await db
    .insert(consumerSenders)
    .values({ gid, ...values })
    .onConflictDoUpdate({ target: consumerSenders.gid, set: values });
}
