import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Say, Texts } from '../../documents/texts.ts';
import type { Notice } from '../../http/notice.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { emailField, form, passwordField } from './formParts.ts';

interface SignInPage {
  texts: Texts;
  brand: string;
  /** The demo deployment names its accounts. */
  demo: boolean;
  /** What happened just before. */
  notice: Notice | undefined;
  languageLink: (language: string) => string;
  forgotLink: string;
}

export function signInPage({ texts, brand, demo, notice, languageLink, forgotLink }: SignInPage): string {
  const { say } = texts;
  const main = html`<div class="entrance ${demo ? 'two' : ''}">
    <section class="card" aria-labelledby="sign-in">
      ${notice && html`<p class="notice" role="status">${say(NOTICES[notice])}</p>`}
      <h1 id="sign-in">${say('signIn.title')}</h1>
      <p class="quiet">${say('signIn.lead', { brand })}</p>
      ${signInForm(say, forgotLink)}
    </section>
    ${demo ? accounts(say) : undefined}
  </div>`;
  return document({ texts, brand, title: say('signIn.title'), main, script: 'signIn.js', languageLink });
}

const NOTICES = { signedOut: 'signIn.signedOut', passwordChanged: 'reset.done' } as const satisfies Record<
  Notice,
  string
>;

function signInForm(say: Say, forgotLink: string): Html {
  return form({
    kind: 'signIn',
    say,
    submit: say('signIn.submit'),
    busy: say('signIn.submit.busy'),
    texts: { refused: say('signIn.refused'), cookies: say('signIn.cookies') },
    fields: html`${emailField(say)}
      ${passwordField({
        say,
        label: say('signIn.password'),
        autocomplete: 'current-password',
        complaint: say('signIn.password.required'),
        maxLength: 1024,
      })}
      <p class="beside"><a href="${forgotLink}">${say('signIn.forgot')}</a></p>`,
  });
}

function accounts(say: Say): Html {
  const items = DEMO_ACCOUNTS.map(
    ({ email, about }) =>
      html`<li><button type="button" data-account="${email}" data-password="${DEMO_PASSWORD}"><b class="address">${email}</b> <small>${say(about)}</small></button></li>`,
  );
  return html`<aside class="card accounts" aria-labelledby="accounts">
      <h2 id="accounts">${say('signIn.demo.title')}</h2>
      <p class="quiet">${say('signIn.demo.lead')} <code>${DEMO_PASSWORD}</code></p>
      <ul>${items}</ul>
    </aside>`;
}
