import { document } from '../../documents/document.ts';
import { type Html, html } from '../../documents/html.ts';
import type { Say, Texts } from '../../documents/texts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';

interface SignInPage {
  texts: Texts;
  brand: string;
  /** The demo deployment names its accounts. */
  demo: boolean;
  languageLink: (language: string) => string;
}

export function signInPage({ texts, brand, demo, languageLink }: SignInPage): string {
  const { say } = texts;
  const main = html`<div class="entrance ${demo ? 'two' : ''}">
    <section class="card" aria-labelledby="sign-in">
      <h1 id="sign-in">${say('signIn.title')}</h1>
      <p class="quiet">${say('signIn.lead', { brand })}</p>
      ${form(say)}
    </section>
    ${demo ? accounts(say) : undefined}
  </div>`;
  return document({ texts, brand, title: say('signIn.title'), main, script: 'signIn.js', languageLink });
}

function form(say: Say): Html {
  return html`<form novalidate
      data-submit="${say('signIn.submit')}"
      data-busy="${say('signIn.submit.busy')}"
      data-refused="${say('signIn.refused')}"
      data-failed="${say('signIn.failed')}"
      data-cookies="${say('signIn.cookies')}"
      data-wait-seconds="${say('signIn.wait.seconds')}"
      data-wait-minutes="${say('signIn.wait.minutes')}">
      <noscript><p class="problem">${say('signIn.noScript')}</p></noscript>
      <p class="problem" role="alert" hidden></p>
      <div class="field">
        <label for="email">${say('signIn.email')}</label>
        <input id="email" name="email" type="email" autocomplete="username" inputmode="email" maxlength="250"
          autocapitalize="none" spellcheck="false" required autofocus aria-describedby="email-complaint">
        <p class="complaint" id="email-complaint" hidden>${say('signIn.email.required')}</p>
      </div>
      <div class="field">
        <label for="password">${say('signIn.password')}</label>
        <div class="secret">
          <input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024"
            required aria-describedby="password-complaint">
          <button type="button" aria-pressed="false" aria-controls="password">${say('signIn.password.show')}</button>
        </div>
        <p class="complaint" id="password-complaint" hidden>${say('signIn.password.required')}</p>
      </div>
      <button class="primary" type="submit">${say('signIn.submit')}</button>
    </form>`;
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
