import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** The mail with the link that resets a password. */
export function resetMail(texts: Texts, brand: string, link: string) {
  const { t } = texts;
  return plainMail(texts, {
    brand,
    subject: t('reset.mail.subject', { brand }),
    paragraphs: [t('reset.mail.text')],
    action: { text: t('reset.new.title'), link },
  });
}
