import type { Database } from '../../database.ts';
import type { MailContent } from './mailContent.ts';
import { sentMails } from './notificationTable.ts';

interface Kept {
  messageId: string;
  gid: string;
  content: MailContent;
  unsubscribeUrl: string;
  now: Date;
}

/** Keeps a mail as it is sent, for the history; the link that ends the mails is the recipient's alone. */
export async function keepMail(db: Database, { messageId, gid, content, unsubscribeUrl, now }: Kept): Promise<void> {
  const kept = { subject: content.subject, html: content.html.replaceAll(unsubscribeUrl, '#') };
  await db
    .insert(sentMails)
    .values({ messageId, gid, ...kept, createTime: now })
    .onConflictDoUpdate({ target: sentMails.messageId, set: kept });
}
