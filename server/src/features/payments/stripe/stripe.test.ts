import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE } from '@tracking-console/contract/values/durations';
import Stripe from 'stripe';
import { type SignedInCaller, signedIn } from '../../../../testing/caller.ts';
import { pay, TOP_UP } from '../../../../testing/orderClient.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

const SECRETS = ['whsec_new', 'whsec_old'];

interface Received {
  method: string;
  path: string;
  body: URLSearchParams;
  key: string | undefined;
}

/** Stripe, as far as a checkout needs it. */
function startStripe() {
  const received: Received[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  const refunds = new Map<string, string>();
  const stand: Server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const body = new URLSearchParams(text);
    const key = request.headers['idempotency-key'] as string | undefined;
    const path = request.url ?? '';
    received.push({ method: request.method ?? '', path, body, key });
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?/.exec(path) ?? [];
    const send = (answer: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (path === '/v1/refunds') {
      refunds.set(key ?? '', body.get('payment_intent') ?? '');
      return send({ id: 're_1', object: 'refund', status: 'succeeded' });
    }
    if (path === '/v1/checkout/sessions') {
      const session = {
        ...{ id: `cs_${sessions.size + 1}`, object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' },
        ...{ client_reference_id: body.get('client_reference_id'), status: 'open', payment_status: 'unpaid' },
        ...{ currency: body.get('line_items[0][price_data][currency]'), payment_intent: null },
        amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
      };
      const same = [...sessions.values()].find((one) => one.client_reference_id === session.client_reference_id);
      if (!same) sessions.set(session.id, session);
      return send(same ?? session);
    }
    const session = sessions.get(id);
    if (!session) return send({ error: { type: 'invalid_request_error', message: 'none' } }, 404);
    if (verb && session.status !== 'open')
      return send({ error: { type: 'invalid_request_error', message: 'no' } }, 400);
    if (verb) Object.assign(session, { status: 'expired' });
    return send(session);
  });
  const paid = (id: string) =>
    Object.assign(sessions.get(id) ?? {}, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' });
  return { stand, received, refunds, sessions, paid };
}

let stripe: ReturnType<typeof startStripe>;
let server: TestServer;
let customer: SignedInCaller;
beforeAll(async () => {
  stripe = startStripe();
  await new Promise<void>((listening) => stripe.stand.listen(0, '127.0.0.1', listening));
  const { port } = stripe.stand.address() as AddressInfo;
  const api = { host: '127.0.0.1', port, protocol: 'http' } as const;
  server = await startTestServer({ stripe: { secretKey: 'sk_test_00000000', webhookSecrets: SECRETS, api } });
});
afterAll(async () => {
  await server.close();
  stripe.stand.closeAllConnections();
  await new Promise((closed) => stripe.stand.close(closed));
});
beforeEach(async () => {
  customer = await signedIn(server);
  stripe.received.length = 0;
});

const sdk = new Stripe('sk_test_00000000');

/** As Stripe sends an event, signed by the SDK's own means. */
async function tell(type: string, object: object, secret = SECRETS[1] ?? '') {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = sdk.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await server.app.inject({ method: 'POST', url: '/payapi/webhook', headers, payload })).statusCode;
}

async function order(wanted: object = {}) {
  const { Json } = await pay(customer, 'CreateOrder', { ...TOP_UP, ...wanted });
  const [id = '', session = {}] =
    [...stripe.sessions].find(([, one]) => one.client_reference_id === `${Json.OrderNo}-1`) ?? [];
  return { orderNo: Json.OrderNo, url: Json.PayUrl, id, session };
}
const read = async (OrderNo: string) => (await pay(customer, 'GetOrder', { OrderNo })).Json;

it('PG-4f opens one checkout an order, with integers of the smallest unit and a key that makes it one', async () => {
  const { orderNo, url } = await order({ Currency: 'JPY' });
  expect(url).toBe('https://checkout.stripe.com/c/1');
  expect(stripe.received).toMatchObject([{ method: 'POST', path: '/v1/checkout/sessions', key: `${orderNo}-1` }]);
  const [{ body } = { body: new URLSearchParams() }] = stripe.received;
  expect(Object.fromEntries(body)).toMatchObject({
    mode: 'payment',
    client_reference_id: `${orderNo}-1`,
    'line_items[0][price_data][currency]': 'jpy',
    'line_items[0][price_data][unit_amount]': '1400',
    'allowed_payment_method_types[0]': 'card',
    'metadata[order_no]': orderNo,
  });
  expect(body.get('success_url')).toContain(`/track/paycallback?orderNo=${orderNo}`);
  await pay(customer, 'PayOrder', { OrderNo: orderNo });
  expect(stripe.received).toHaveLength(1);
});

it('PG-4d is paid once under a signed webhook that comes twice, before the customer is back', async () => {
  const { orderNo, id } = await order();
  const session = stripe.paid(id);
  expect(await tell('checkout.session.completed', session)).toBe(200);
  expect(await tell('checkout.session.completed', session, SECRETS[0])).toBe(200);
  expect(await read(orderNo)).toMatchObject({ Status: 'Paid', Ledger: { length: 1 } });
});

it('PG-4d believes no webhook with another secret, and ignores events of other kinds', async () => {
  const { orderNo, id } = await order();
  expect(await tell('checkout.session.completed', stripe.paid(id), 'whsec_other')).toBe(401);
  expect(await tell('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200);
  expect(await read(orderNo)).toMatchObject({ Status: 'Pending' });
});

it('PG-4d learns of a payment whose webhook was lost by asking', async () => {
  const { orderNo, id } = await order();
  stripe.paid(id);
  server.pass(MINUTE);
  await server.services.orderJobs.run();
  expect(await read(orderNo)).toMatchObject({ Status: 'Paid' });
});

it('PG-4d tells a payment that failed later, and that the order can still be paid', async () => {
  const { orderNo, session } = await order();
  expect(await tell('checkout.session.async_payment_failed', session)).toBe(200);
  const { Status, Events } = await read(orderNo);
  expect([Status, Events.at(-1)?.Kind]).toEqual(['Pending', 'paymentFailed']);
});

it('PG-4d ends the checkout with the order, and delivers one that was paid just before', async () => {
  const one = await order();
  await pay(customer, 'CancelOrder', { OrderNo: one.orderNo });
  expect(one.session).toMatchObject({ status: 'expired' });
  expect(await read(one.orderNo)).toMatchObject({ Status: 'Closed' });
  const other = await order();
  stripe.paid(other.id);
  await pay(customer, 'CancelOrder', { OrderNo: other.orderNo });
  expect(await read(other.orderNo)).toMatchObject({ Status: 'Paid' });
});

it('PG-4e gives the money back once, by a key', async () => {
  const { orderNo, id } = await order();
  await tell('checkout.session.completed', stripe.paid(id));
  const { Json } = await pay(customer, 'RequestRefund', { OrderNo: orderNo, Reason: '' });
  expect(Json.Status).toBe('Refunded');
  expect(stripe.refunds.get(`refund-${id}`)).toBe('pi_1');
});

it('PG-4f offers in each currency what Stripe can take in it', async () => {
  const { Json } = await pay(customer, 'GetProducts', { App: 'API' });
  expect(Json.Methods.EUR).toContain('paypal');
  expect(Json.Methods.JPY).not.toContain('paypal');
  const refused = await pay(customer, 'CreateOrder', { ...TOP_UP, Currency: 'JPY', PayMethod: 'paypal' });
  expect(refused).toMatchObject({ Json: { Field: 'PayMethod' } });
});
