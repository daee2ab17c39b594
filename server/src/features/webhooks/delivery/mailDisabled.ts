import { randomUUID } from 'node:crypto';
import { FAILING_DAYS } from '@tracking-console/contract/webhookConstants';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { plainMail } from '../../../documents/plainMail.ts';
import { textsOf } from '../../../documents/texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { users } from '../../users/userTable.ts';
import type { WebhookRecord } from '../webhookTable.ts';

interface Surroundings {
  db: Database;
  mailer: Mailer;
  brand: string;
  /** Of the link in the mail. */
  origin: string;
  onProblem: (message: string) => void;
}

export type MailDisabled = ReturnType<typeof createMailDisabled>;

/** Mails a customer about a webhook that was switched off. The console shows it as well, so there is one attempt. */
export function createMailDisabled({ db, mailer, brand, origin, onProblem }: Surroundings) {
  return async ({ gid, url }: Pick<WebhookRecord, 'gid' | 'url'>): Promise<void> => {
    const [user] = await db.select().from(users).where(eq(users.gid, gid));
    if (!user) return;
    const texts = textsOf(user.language);
    const { t } = texts;
    const content = plainMail(texts, {
      brand,
      subject: t('webhookOff.subject', { brand }),
      paragraphs: [t('webhookOff.text', { url, days: String(FAILING_DAYS) })],
      action: { text: t('webhookOff.next'), link: `${origin}/api/settings` },
    });
    const outcome = await mailer.send({ ...content, to: user.email, messageId: randomUUID() });
    if (outcome.kind !== 'sent') onProblem(`A mail about a webhook was not sent: ${outcome.kind}.`);
  };
}
