import type { AddressRow } from '@tracking-console/contract/notifications/rules';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from '../../../drizzle.ts';
import { newLinkToken } from '../../../linkToken.ts';
import { toAddressRow } from '../rules/addressService.ts';
import { consumerRecipients, type RecipientRecord } from './consumerTable.ts';
import { readCompany, readSenders } from './senderService.ts';

/** The list shows this many of the newest; an export reads this many at a time. */
const MAX_LISTED = 5_000;

export type RecipientService = ReturnType<typeof createRecipientService>;

/** Customers' customers: how they agree to mails, and end them. */
export function createRecipientService(db: Database, now: () => Date) {
  const { token, verifyToken, unsubscribeTime, bounceTime } = consumerRecipients;
  return {
    /** The recipient as known, or from now on. */
    async open(gid: string, email: string): Promise<RecipientRecord> {
      const tokens = { verifyToken: newLinkToken(), token: newLinkToken() };
      const [recipient] = await db
        .insert(consumerRecipients)
        .values({ gid, email, ...tokens, createTime: now() })
        .onConflictDoUpdate({
          target: [consumerRecipients.gid, consumerRecipients.email],
          set: { email: sql`${consumerRecipients.email}` },
        })
        .returning();
      if (!recipient) throw new Error('a recipient was not recorded');
      return recipient;
    },

    async note({ gid, email }: RecipientRecord, noted: Partial<Pick<RecipientRecord, 'askTime' | 'bounceTime'>>) {
      const own = and(eq(consumerRecipients.gid, gid), eq(consumerRecipients.email, email));
      await db.update(consumerRecipients).set(noted).where(own);
    },

    async listUnsubscribed(gid: string): Promise<{ rows: AddressRow[]; isPart: boolean }> {
      const rows = await db
        .select()
        .from(consumerRecipients)
        .where(hasEnded(gid))
        .orderBy(desc(consumerRecipients.createTime))
        .limit(MAX_LISTED + 1);
      return { rows: rows.slice(0, MAX_LISTED).map(toAddressRow), isPart: rows.length > MAX_LISTED };
    },

    /** The addresses of all recipients that get no more mails, in alphabetical order, in pages. */
    async *eachEnded(transaction: Transaction, gid: string): AsyncGenerator<string> {
      const { email } = consumerRecipients;
      for (let last = ''; ; ) {
        const page = await transaction
          .select({ email })
          .from(consumerRecipients)
          .where(and(hasEnded(gid), gt(email, last)))
          .orderBy(asc(email))
          .limit(MAX_LISTED);
        yield* page.map((row) => row.email);
        if (page.length < MAX_LISTED) return;
        last = page.at(-1)?.email ?? last;
      }
    },

    /** As those of the account's own addresses. */
    async askedBy(given: string): Promise<{ account: string; email: string } | null> {
      const [found] = await db.select().from(consumerRecipients).where(eq(verifyToken, given));
      if (!found) return null;
      const sender = (await readSenders(db, [found.gid])).get(found.gid);
      return { account: sender?.name ?? '', email: found.email };
    },

    async confirm(given: string): Promise<boolean> {
      const confirmed = await db
        .update(consumerRecipients)
        .set({ verifyTime: now(), unsubscribeTime: null, bounceTime: null })
        .where(eq(verifyToken, given))
        .returning({ gid: consumerRecipients.gid });
      return confirmed.length > 0;
    },

    /** Whose mails a token ends; null: none of ours. */
    async companyOf(given: string): Promise<string | null> {
      const [found] = await db.select({ gid: consumerRecipients.gid }).from(consumerRecipients).where(eq(token, given));
      return found ? ((await readCompany(db, found.gid))?.name ?? '') : null;
    },

    async unsubscribe(given: string): Promise<boolean> {
      const own = eq(token, given);
      await db
        .update(consumerRecipients)
        .set({ unsubscribeTime: now() })
        .where(and(own, isNull(unsubscribeTime)));
      return (await db.$count(consumerRecipients, own)) > 0;
    },
  };

  function hasEnded(gid: string) {
    return and(eq(consumerRecipients.gid, gid), or(isNotNull(unsubscribeTime), isNotNull(bounceTime)));
  }
}
