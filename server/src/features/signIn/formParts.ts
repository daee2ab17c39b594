import { type Html, html } from '../../documents/html.ts';
import type { Translate } from '../../documents/texts.ts';

interface FormParts {
  /** The action that signIn.js takes with it. */
  kind: 'signIn' | 'code' | 'forgot' | 'reset' | 'register' | 'complete';
  t: Translate;
  submit: string;
  /** While the answer is on its way. */
  busy: string;
  /** Further texts for the script, as data attributes. */
  texts?: Readonly<Record<string, string>>;
  fields: Html;
}

/** A form that signIn.js sends, with the place for its error. */
export function form({ kind, t, submit, busy, texts = {}, fields }: FormParts): Html {
  const data = Object.entries(texts).map(([name, text]) => html` data-${name}="${text}"`);
  return html`<form novalidate
      data-kind="${kind}"
      data-submit="${submit}"
      data-busy="${busy}"
      data-failed="${t('errors.-1')}"
      data-unreachable="${t('errors.unreachable')}"
      data-wait-seconds="${t('signIn.wait.seconds')}"
      data-wait-minutes="${t('signIn.wait.minutes')}"${data}>
      <noscript><p class="problem">${t('signIn.noScript')}</p></noscript>
      <p class="problem" role="alert" hidden></p>
      ${fields}
      <button class="primary" type="submit">${submit}</button>
    </form>`;
}

/** Shown where the browser knows passkeys; signIn.js does the rest. */
export function passkeyButton(t: Translate): Html {
  return html`<div class="passkey" hidden>
        <button type="button">${t('signIn.passkey')}</button>
      </div>`;
}

interface EmailField {
  /** The browser offers passkeys where it offers addresses. */
  passkeys?: boolean;
  /** It is going to be mailed to, so a typing error is better found here. */
  mailed?: boolean;
}

export function emailField(t: Translate, { passkeys = false, mailed = false }: EmailField = {}): Html {
  return html`<div class="field">
        <label for="email">${t('userinfo.email')}</label>
        <input id="email" name="email" type="email" autocomplete="username${passkeys ? ' webauthn' : ''}"
          inputmode="email" maxlength="250" autocapitalize="none" spellcheck="false" required autofocus
          aria-describedby="email-complaint"${mailed ? html` pattern="[^@]+@[^@]+[.][^@]+"` : undefined}>
        <p class="complaint" id="email-complaint" hidden>${t('signIn.email.required')}</p>
      </div>`;
}

interface PasswordField {
  t: Translate;
  label: string;
  autocomplete: 'current-password' | 'new-password';
  complaint: string;
  minLength?: number;
  maxLength: number;
  hint?: string;
}

export function passwordField(parts: PasswordField): Html {
  const { t, label, autocomplete, complaint, minLength = 1, maxLength, hint } = parts;
  const described = hint === undefined ? 'password-complaint' : 'password-complaint password-hint';
  return html`<div class="field">
        <label for="password">${label}</label>
        <div class="secret">
          <input id="password" name="password" type="password" autocomplete="${autocomplete}" minlength="${minLength}"
            maxlength="${maxLength}" required aria-describedby="${described}">
          <button type="button" aria-pressed="false" aria-controls="password">${t('action.show')}</button>
        </div>
        <p class="complaint" id="password-complaint" hidden>${complaint}</p>
        ${hint === undefined ? undefined : html`<p class="hint" id="password-hint">${hint}</p>`}
      </div>`;
}
