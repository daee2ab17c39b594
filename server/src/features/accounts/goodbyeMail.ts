import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

/** What somebody gets whose account has just been deleted. */
export function goodbyeMail({ language, say }: Texts, brand: string) {
  const paragraphs = [say('goodbye.text'), say('goodbye.notYou')];
  return plainMail({ language, brand, subject: say('goodbye.subject', { brand }), paragraphs });
}
