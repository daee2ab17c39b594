import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Texts, Translate } from '../../documents/texts.ts';
import type { Notice } from '../../http/errors/notice.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { emailField, form, passkeyButton, passwordField } from './formParts.ts';

interface SignInPage {
  texts: Texts;
  brand: string;
  /** The demo deployment names its accounts. */
  demo: boolean;
  /** The message about what happened before. */
  notice: Notice | undefined;
  languageLink: (language: string) => string;
  forgotLink: string;
  /** The page that opens an account; undefined: the deployment opens them itself. */
  registerLink: string | undefined;
  /** Accounts elsewhere to sign in with. */
  social: readonly { name: string; link: string }[];
  /** The page of the second step. */
  codeLink: string;
}

export function signInPage(page: SignInPage): string {
  const { texts, brand, demo, notice, languageLink } = page;
  const { t } = texts;
  const main = html`<div class="entrance ${demo ? 'two' : ''}">
    <section class="card" aria-labelledby="sign-in">
      ${notice && html`<p class="notice" role="status">${t(NOTICES[notice])}</p>`}
      <h1 id="sign-in">${t('signIn.title')}</h1>
      <p class="quiet">${t('signIn.lead', { brand })}</p>
      ${signInForm(t, page)}
      ${passkeyButton(t)}
      ${page.registerLink && html`<p class="beside">${t('signIn.noAccount')} <a href="${page.registerLink}">${t('register.title')}</a></p>`}
      ${socialLinks(t, page)}
    </section>
    ${demo ? accounts(t) : undefined}
  </div>`;
  return document({ texts, brand, title: t('signIn.title'), main, script: 'signIn.js', languageLink });
}

const NOTICES = {
  signedOut: 'signIn.signedOut',
  passwordChanged: 'reset.done',
  registered: 'register.done',
  deletionRequested: 'deletion.done',
  socialUnknown: 'signIn.social.unknown',
  socialCancelled: 'signIn.social.cancelled',
  socialRefused: 'signIn.social.refused',
  socialUnreachable: 'signIn.social.unreachable',
} as const satisfies Record<Notice, string>;

function signInForm(t: Translate, { forgotLink, codeLink }: SignInPage): Html {
  return form({
    kind: 'signIn',
    t,
    submit: t('signIn.submit'),
    busy: t('signIn.submit.busy'),
    texts: {
      refused: t('signIn.refused'),
      [`refused${SECURITY_CODES.passkeyRefused}`]: t('signIn.passkey.refused'),
      cookies: t('signIn.cookies'),
      code: codeLink,
    },
    fields: html`${emailField(t, { passkeys: true })}
      ${passwordField({
        t,
        label: t('password.label'),
        autocomplete: 'current-password',
        complaint: t('check.password.missing'),
        maxLength: 1024,
      })}
      <p class="beside"><a href="${forgotLink}">${t('signIn.forgot')}</a></p>`,
  });
}

function socialLinks(t: Translate, { social }: SignInPage): Html | undefined {
  if (social.length === 0) return undefined;
  const items = social.map(
    ({ name, link }) => html`<li><a class="button" href="${link}">${t('signIn.social', { provider: name })}</a></li>`,
  );
  return html`<ul class="social">${items}</ul>`;
}

function accounts(t: Translate): Html {
  const items = DEMO_ACCOUNTS.map(
    ({ email, about }) =>
      html`<li><button type="button" data-account="${email}" data-password="${DEMO_PASSWORD}"><b class="address">${email}</b> <small>${t(about)}</small></button></li>`,
  );
  return html`<aside class="card accounts" aria-labelledby="accounts">
      <h2 id="accounts">${t('signIn.demo.title')}</h2>
      <p class="quiet">${t('signIn.demo.lead')} <code>${DEMO_PASSWORD}</code></p>
      <ul>${items}</ul>
    </aside>`;
}
