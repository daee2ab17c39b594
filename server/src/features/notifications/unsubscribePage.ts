import { document } from '../../documents/document.ts';
import { html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';

interface Site {
  texts: Texts;
  brand: string;
}

/** Programs follow links in mails to look at them: only the button ends the mails. */
export function questionPage({ texts, brand }: Site, sender = brand): string {
  const { t } = texts;
  const title = t('unsubscribe.title');
  const main = html`<article class="article"><h1>${title}</h1>
    <p>${t('unsubscribe.question', { brand: sender })}</p>
    <form method="post"><button type="submit" class="primary">${t('unsubscribe.confirm')}</button></form></article>`;
  return document({ texts, brand, title, main });
}

const SAME_AS_SHARED = { unknown: 'share.ended.title', busy: 'share.busy.title' };

/** `part` is `company` for a company's mails, whose recipients have no console to turn them on again. */
export function answerPage(kind: 'done' | 'unknown' | 'busy', { texts, brand }: Site, part = 'text'): string {
  const { t } = texts;
  const title = t(kind === 'done' ? 'unsubscribe.done.title' : SAME_AS_SHARED[kind]);
  const text = t(kind === 'busy' ? 'share.busy.text' : `unsubscribe.${kind}.${part}`);
  const main = html`<article class="article"><h1>${title}</h1><p>${text}</p></article>`;
  return document({ texts, brand, title, main });
}

/** Asks whether the account may mail the address; only the button confirms it. */
export function addressQuestion(
  { account, email }: { account: string; email: string },
  { texts, brand }: Site,
): string {
  const { t } = texts;
  const title = t('notifyAddress.title');
  const main = html`<article class="article"><h1>${title}</h1>
    <p>${t('notifyAddress.question', { account: account || brand, email })}</p>
    <form method="post"><button type="submit" class="primary">${t('notifyAddress.confirm')}</button></form></article>`;
  return document({ texts, brand, title, main });
}

export function addressConfirmed({ texts, brand }: Site): string {
  const title = texts.t('notifyAddress.done');
  const main = html`<article class="article"><h1>${title}</h1><p>${texts.t('notifyAddress.end')}</p></article>`;
  return document({ texts, brand, title, main });
}
