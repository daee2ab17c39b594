import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { MAX_PASSWORD, MIN_PASSWORD, MIN_PASSWORD_TWO_STEP } from '@tracking-console/contract/account/userConstants';

import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';
import { emailField, form, passwordField } from './formParts.ts';

export interface PasswordPage {
  texts: Texts;
  brand: string;
  languageLink: (language: string) => string;
  signInLink: string;
}

/** The form for the address a link is mailed to: of an account whose password is forgotten, or of a new one. */
export function askLinkPage(page: PasswordPage, why: 'reset' | 'register'): string {
  const { t } = page.texts;
  const fields = form({
    kind: why === 'reset' ? 'forgot' : 'register',
    t,
    submit: t('reset.submit'),
    busy: t('page.loading'),
    fields: emailField(t, { mailed: why === 'register' }),
  });
  return passwordPage(
    page,
    t(`${why}.title`),
    t(`${why}.lead`),
    html`${fields}
      <p class="notice" role="status" data-done="${t(`${why}.sent`)}" hidden></p>`,
  );
}

interface NewPasswordPage extends PasswordPage {
  why: 'reset' | 'register';
  /** The page where another link can be requested. */
  againLink: string;
}

/** The page behind the mailed link. Its token is behind the #, so no server sees it. */
export function newPasswordPage(page: NewPasswordPage): string {
  const { why, againLink } = page;
  const { t } = page.texts;
  const length = t('invoices.fault.length', { min: String(MIN_PASSWORD), max: String(MAX_PASSWORD) });
  const fields = form({
    kind: why === 'reset' ? 'reset' : 'complete',
    t,
    submit: t(`${why}.new.submit`),
    busy: t('page.loading'),
    texts: {
      refused: t('reset.new.ended'),
      [`refused${SECURITY_CODES.breachedPassword}`]: t('password.breached'),
      [`refused${SECURITY_CODES.shortPassword}`]: length,
      location: page.signInLink,
    },
    fields: html`${passwordField({
      t,
      label: t(why === 'reset' ? 'password.new' : 'password.label'),
      autocomplete: 'new-password',
      complaint: length,
      // Only the server finds out whose link it is: with two-step sign-in a shorter one is enough.
      minLength: why === 'reset' ? MIN_PASSWORD_TWO_STEP : MIN_PASSWORD,
      maxLength: MAX_PASSWORD,
      hint: length,
    })}
      ${why === 'register' ? agreement(page.texts) : undefined}`,
  });
  return passwordPage(
    page,
    t(`${why}.new.title`),
    undefined,
    html`${fields}
      <p class="beside"><a href="${againLink}">${t('reset.again')}</a></p>`,
  );
}

function agreement({ t, language }: Texts): Html {
  return html`<p class="quiet agreement">${t('register.agree')}
        <a href="/site/${language}/about/licensing">${t('site.licensing.title')}</a> ·
        <a href="/site/${language}/about/privacy">${t('site.privacy.title')}</a></p>`;
}

/** A page beside the sign-in page, with the way back to it. */
export function passwordPage(
  { texts, brand, languageLink, signInLink }: PasswordPage,
  title: string,
  lead: string | undefined,
  content: Html,
) {
  const main = html`<div class="entrance">
    <section class="card" aria-labelledby="password-title">
      <h1 id="password-title">${title}</h1>
      ${lead === undefined ? undefined : html`<p class="quiet">${lead}</p>`}
      ${content}
      <p class="beside"><a href="${signInLink}">${texts.t('reset.back')}</a></p>
    </section>
  </div>`;
  return document({ texts, brand, title, main, script: 'signIn.js', languageLink });
}
