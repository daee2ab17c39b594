import { document } from '../../../documents/document.ts';
import { html } from '../../../documents/html.ts';
import type { Texts } from '../../../documents/texts.ts';
import { DEMO_CARDS } from './demoPayments.ts';
import type { DemoCheckout } from './demoProvider.ts';

interface Site {
  texts: Texts;
  brand: string;
  /** In the reader's language. */
  amount: string;
}

/** The page of a payment provider: no money moves, and each card has another result. */
export function demoPaymentPage(checkout: DemoCheckout, hasFailed: boolean, { texts, brand, amount }: Site): string {
  const { t } = texts;
  const title = t('demoPay.title');
  const main = html`<article class="article pay">
    <h1>${title}</h1>
    <p class="quiet">${t('demoPay.lead')}</p>
    <dl class="sum">
      <div><dt>${t('demoPay.for')}</dt><dd>${checkout.description}</dd></div>
      <div><dt>${t('column.orderNo')}</dt><dd>${checkout.orderNo}</dd></div>
      <div class="total"><dt>${t('column.amount')}</dt><dd>${amount}</dd></div>
    </dl>
    ${hasFailed ? html`<p class="problem" role="alert">${t('demoPay.declined')}</p>` : undefined}
    ${checkout.state === 'SecondStep' ? secondStep(texts) : cards(texts)}
    <p><a href="${checkout.cancelUrl}">${t('demoPay.cancel')}</a></p>
  </article>`;
  return document({ texts, brand, title, main, style: 'pay.css' });
}

const cards = ({ t }: Texts) => html`<form method="post">
      <fieldset>
        <legend>${t('demoPay.cards')}</legend>
        ${DEMO_CARDS.map(
          (
            card,
            place,
          ) => html`<label><input type="radio" name="card" value="${card}"${place === 0 ? html` checked` : undefined}>
            ${t(`demoPay.card.${card}`)}</label>`,
        )}
      </fieldset>
      <button type="submit" class="primary">${t('orders.action.pay')}</button>
    </form>`;

const secondStep = ({ t }: Texts) => html`<form method="post">
      <p>${t('demoPay.secondStep')}</p>
      <div class="actions">
        <button type="submit" name="card" value="secondStep" class="primary">${t('action.confirm')}</button>
        <button type="submit" name="card" value="fails">${t('demoPay.reject')}</button>
      </div>
    </form>`;

/** Shown if there is nothing to pay, or no longer. */
export function demoPaymentEnded(back: string, { texts, brand }: Omit<Site, 'amount'>): string {
  const { t } = texts;
  const title = t('demoPay.ended');
  const main = html`<article class="article"><h1>${title}</h1><p><a href="${back}">${t('error.back')}</a></p></article>`;
  return document({ texts, brand, title, main });
}
