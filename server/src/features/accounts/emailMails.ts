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

/** The new address has an account already: its owner alone gets to know. */
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

/** To both addresses: the old one can ask for help only at the provider. */
export function emailChangedMail(texts: Texts, { brand, email, time, client, origin }: Changed) {
  const { t, language } = texts;
  return plainMail(texts, {
    brand,
    subject: t('email.changed.subject', { brand }),
    paragraphs: [t('email.changed.text', { email }), factsOf(client, time)],
    action: { text: t('site.contact.title'), link: `${origin}/site/${language}/about/contact` },
  });
}
