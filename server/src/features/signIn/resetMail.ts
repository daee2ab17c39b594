import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** The mail with the link that resets a password. */
export function resetMail(texts: Texts, brand: string, link: string) {
  const { say } = texts;
  return plainMail(texts, {
    brand,
    subject: say('reset.mail.subject', { brand }),
    paragraphs: [say('reset.mail.text')],
    action: { text: say('reset.new.title'), link },
  });
}
