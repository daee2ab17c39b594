import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import { html } from '../../documents/html.ts';
import { form, passkeyButton } from './formParts.ts';
import { type PasswordPage, passwordPage } from './passwordPages.ts';

/** The second step of signing in: a code of the app, or a recovery code. */
export function codePage(page: PasswordPage & { demo: boolean }): string {
  const { t } = page.texts;
  const fields = form({
    kind: 'code',
    t,
    submit: t('signIn.submit'),
    busy: t('signIn.submit.busy'),
    texts: {
      refused: t('check.code.wrong'),
      [`refused${SECURITY_CODES.signInEnded}`]: t('signIn.code.ended'),
      [`refused${SECURITY_CODES.passkeyRefused}`]: t('signIn.passkey.refused'),
      cookies: t('signIn.cookies'),
    },
    fields: html`<div class="field">
        <label for="code">${t('signIn.code')}</label>
        <input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"
          maxlength="40" required autofocus aria-describedby="code-complaint">
        <p class="complaint" id="code-complaint" hidden>${t('check.code.missing')}</p>
      </div>`,
  });
  return passwordPage(
    page,
    t('errors.-10010310'),
    t('signIn.code.lead'),
    html`${fields}
      ${passkeyButton(t)}
      ${page.demo ? html`<p class="quiet">${t('signIn.demo.code')} <code>npm run code</code></p>` : undefined}`,
  );
}
