import { randomUUID } from 'node:crypto';
import type { Database } from '../../database.ts';
import { plainMail } from '../../documents/plainMail.ts';
import { textsOf } from '../../documents/texts.ts';
import { eq } from '../../drizzle.ts';
import { users } from '../users/userTable.ts';
import type { Mailer, MailOutcome } from './mailer.ts';

interface Surroundings {
  db: Database;
  mailer: Mailer;
  brand: string;
  /** Of the link in the mail. */
  origin: string;
}

interface Notice {
  /** Its texts are `<about>.subject`, `.text` and `.next`. */
  about: string;
  values: Record<string, string>;
  /** Where the customer can act. */
  path: string;
  /** Instead of the account's own address. */
  to?: string;
}

export type MailCustomer = ReturnType<typeof createMailCustomer>;

/** Mails a customer about an event of their account, in their language; null: there is no such customer. */
export function createMailCustomer({ db, mailer, brand, origin }: Surroundings) {
  return async (gid: string, { about, values, path, to }: Notice): Promise<MailOutcome | null> => {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user) return null;
    const texts = textsOf(user.language);
    const { t } = texts;
    const content = plainMail(texts, {
      brand,
      subject: t(`${about}.subject`, { brand }),
      paragraphs: [t(`${about}.text`, values)],
      action: { text: t(`${about}.next`), link: origin + path },
    });
    return mailer.send({ ...content, to: to || user.email, messageId: randomUUID() });
  };
}
