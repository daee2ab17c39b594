import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** What somebody gets whose account has just been deleted. */
export function goodbyeMail(texts: Texts, brand: string) {
  const { say } = texts;
  const subject = say('goodbye.subject', { brand });
  return plainMail(texts, { brand, subject, paragraphs: [say('goodbye.text'), say('goodbye.notYou')] });
}
