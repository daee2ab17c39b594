import { plainMail } from '../../documents/plainMail.ts';
import type { Texts } from '../../documents/texts.ts';
import type { Client } from '../../http/callers/client.ts';
import { factsOf } from '../accountEvents/eventMail.ts';

/** The mail with the code that proves an address. */
export function codeMail(texts: Texts, { brand, code }: { brand: string; code: string }) {
  const { t } = texts;
  return plainMail(texts, {
    brand,
    subject: t('email.code.subject', { brand, code }),
    paragraphs: [code, t('email.code.text')],
  });
}

/** To the owner of the new address, if it already has an account; the requester does not learn of it. */
export function takenMail(texts: Texts, brand: string) {
  const { t } = texts;
  return plainMail(texts, { brand, subject: t('email.taken.subject', { brand }), paragraphs: [t('email.taken.text')] });
}

interface Changed {
  brand: string;
  /** The new one. */
  email: string;
  time: Date;
  client: Client;
  origin: string;
}

/** To both addresses; the link to the contact page is for the old one, which can no longer sign in. */
export function emailChangedMail(texts: Texts, { brand, email, time, client, origin }: Changed) {
  const { t, language } = texts;
  return plainMail(texts, {
    brand,
    subject: t('email.changed.subject', { brand }),
    paragraphs: [t('email.changed.text', { email }), factsOf(client, time)],
    action: { text: t('site.contact.title'), link: `${origin}/site/${language}/about/contact` },
  });
}
