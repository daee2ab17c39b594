import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** The mail with the link that opens a new account. */
export function registrationMail(texts: Texts, brand: string, link: string) {
  const { t } = texts;
  return plainMail(texts, {
    brand,
    subject: t('register.mail.subject', { brand }),
    paragraphs: [t('register.mail.text')],
    action: { text: t('register.new.title'), link },
  });
}

/** The address has an account already, which only its owner is notified of. */
export function knownMail(texts: Texts, brand: string, resetLink: string) {
  const { t } = texts;
  return plainMail(texts, {
    brand,
    subject: t('register.known.subject', { brand }),
    paragraphs: [t('register.known.text')],
    action: { text: t('reset.title'), link: resetLink },
  });
}
