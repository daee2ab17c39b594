import { legacyClient } from './legacyClient.ts';
import type { TestServer } from './testServer.ts';

/** Calls a method of orders and payments as the consoles do. */
export const pay = legacyClient('/payapi/call');

export const TOP_UP = { ProductId: 'topup-500', Quantity: 1, Currency: 'USD', PayMethod: 'card' } as const;

/** The customer's browser at the demo's payment page, and the stand-in's webhooks. */
export function paymentPage({ app, services }: TestServer) {
  const { demoPayments } = services;
  if (!demoPayments) throw new Error('there is no stand-in');
  const pathOf = (url: string) => new URL(url).pathname;
  return {
    open: (url: string) => app.inject({ method: 'GET', url: pathOf(url) }),
    /** Answers with the page, or where it leads. */
    choose: (url: string, card: string) =>
      app.inject({
        method: 'POST',
        url: pathOf(url),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: `card=${card}`,
      }),
    /** Sends what is due; answers with the statuses. */
    async deliver(): Promise<number[]> {
      const statuses: number[] = [];
      await demoPayments.deliverDue(async (payload, headers) => {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: '/payapi/webhook',
          headers: { 'content-type': 'application/json', ...headers },
          payload,
        });
        statuses.push(statusCode);
        return statusCode;
      });
      return statuses;
    },
  };
}
