import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../../config.ts';
import { formatAmount } from '../../../documents/formatAmount.ts';
import { requestLanguage } from '../../../documents/requestLanguage.ts';
import { textsOf } from '../../../documents/texts.ts';
import { demoPaymentEnded, demoPaymentPage } from './demoPaymentPage.ts';
import { DEMO_CARDS, type DemoPayments } from './demoPayments.ts';
import { DEMO_PAY_PATH, type DemoCheckout } from './demoProvider.ts';

interface Services {
  configuration: Configuration;
  /** Null: a real provider takes the payments. */
  demoPayments: DemoPayments | null;
}

/** Per address. */
const PAGES = { name: 'demo-pay', calls: 120, window: MINUTE };
const FORM = 'application/x-www-form-urlencoded';

interface Link {
  Params: { ref: string };
}

/** The payment page of the demo's stand-in. Anyone with its address may pay, as with a real provider's. */
export const demoPaymentRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { configuration, demoPayments } = services;
  if (!demoPayments) return;
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1_024 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const config = { recentCheck: 'not needed', session: false, limit: PAGES, contentTypes: [FORM] } as const;

  app.get<Link>(`${DEMO_PAY_PATH}/:ref`, { config }, async (request, reply) => {
    const checkout = await demoPayments.find(request.params.ref);
    return show(request, reply, checkout, false);
  });

  app.post<Link>(`${DEMO_PAY_PATH}/:ref`, { config }, async (request, reply) => {
    const given = (request.body as { card?: unknown } | null)?.card;
    const card = DEMO_CARDS.find((one) => one === given);
    if (!card) return show(request, reply.code(400), await demoPayments.find(request.params.ref), false);
    const checkout = await demoPayments.pay(request.params.ref, card);
    if (checkout?.state === 'Paid') return reply.redirect(checkout.returnUrl, 303);
    return show(request, reply, checkout, card === 'fails');
  });

  function show(request: FastifyRequest, reply: FastifyReply, checkout: DemoCheckout | undefined, hasFailed: boolean) {
    const texts = textsOf(requestLanguage(request));
    const site = { texts, brand: configuration.brand };
    const isOpen = checkout && (checkout.state === 'Open' || checkout.state === 'SecondStep');
    if (!isOpen) return send(reply.code(checkout ? 200 : 404), demoPaymentEnded(checkout?.returnUrl ?? '/', site));
    const amount = formatAmount(checkout.amount, checkout.currency, texts.language);
    return send(reply, demoPaymentPage(checkout, hasFailed, { ...site, amount }));
  }
};

const send = (reply: FastifyReply, page: string) =>
  reply
    // Other sites do not get the address; without any referrer the form would come from no origin.
    .headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(page);
