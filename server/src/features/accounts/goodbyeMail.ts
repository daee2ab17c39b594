import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** The mail after an account has been deleted. */
export function goodbyeMail(texts: Texts, brand: string) {
  const { t } = texts;
  const subject = t('goodbye.subject', { brand });
  return plainMail(texts, { brand, subject, paragraphs: [t('goodbye.text'), t('goodbye.notYou')] });
}
