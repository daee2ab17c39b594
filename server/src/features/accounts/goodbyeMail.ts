import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';

interface Goodbye {
  brand: string;
  origin: string;
  what: { kind: 'requested'; day: Date } | { kind: 'deleted' };
}

/** The mail after an account's deletion was requested, and the one after it was deleted. */
export function goodbyeMail(texts: Texts, { brand, origin, what }: Goodbye) {
  const { t, language } = texts;
  const notYou = t('goodbye.notYou');
  if (what.kind === 'deleted')
    return plainMail(texts, {
      brand,
      subject: t('goodbye.subject', { brand }),
      paragraphs: [t('goodbye.text'), notYou],
    });
  const date = what.day.toISOString().slice(0, 10);
  return plainMail(texts, {
    brand,
    subject: t('deletion.subject', { brand, date }),
    paragraphs: [t('deletion.text', { date }), notYou],
    action: { text: t('signIn.submit'), link: `${origin}/user/${language}` },
  });
}
