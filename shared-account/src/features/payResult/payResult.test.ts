import { act, screen } from '@testing-library/react';
import type { OrderDetail } from '@tracking-console/contract/orders/orders';
import { payCallback } from '../../index.ts';
import { detailOf, done, ORDER, PAID, payServer, refusedWith } from '../../testing/showOrders.ts';
import { show, startAccount } from '../../testing/startAccount.ts';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

async function comeBack(answer: () => object, search = `?orderNo=${ORDER.OrderNo}&status=success`) {
  window.history.replaceState(null, '', `/track/paycallback${search}`);
  const { server, askedFor } = payServer({ GetOrder: answer });
  const started = await startAccount({}, server);
  await show(started, payCallback, { identity: null, basePath: '/track/paycallback' });
  await screen.findByRole('heading', { level: 1 });
  return { asked: () => askedFor('GetOrder').length };
}

const failed: Partial<OrderDetail> = { Events: [{ Time: ORDER.CreateTime, Kind: 'paymentFailed', Detail: '' }] };

it('PG-4d trusts the server alone: pending whatever the address claims, then paid, and asks no more', async () => {
  let order = detailOf(ORDER);
  const { asked } = await comeBack(() => done(order));
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  await pass(2);
  expect(asked()).toBe(2);
  order = detailOf({ ...PAID, OrderNo: ORDER.OrderNo });
  await pass(2);
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(await screen.findByText(/\$10\.71 for Boost 500/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Go to your orders' });
  expect(link).toHaveAttribute('href', `/api/orders/record?order=${ORDER.OrderNo}`);
  await pass(60);
  expect(asked()).toBe(3);
});

it('PG-4d says that a payment failed, and that it is paid after another attempt', async () => {
  let order = detailOf(ORDER, failed);
  await comeBack(() => done(order), `?order_no=${ORDER.OrderNo}`);
  expect(await screen.findByText('The payment failed')).toBeVisible();
  order = detailOf(PAID);
  await pass(2);
  expect(await screen.findByText('Payment received')).toBeVisible();
});

it('PG-4d gives up after 60 s and says how the customer will hear of it', async () => {
  const { asked } = await comeBack(() => done(detailOf(ORDER)));
  await pass(60);
  expect(await screen.findByText('Your payment hasn’t arrived yet')).toBeVisible();
  const count = asked();
  expect(count).toBeLessThanOrEqual(31);
  await pass(60);
  expect(asked()).toBe(count);
});

it('PG-4d says that an order was closed, and that one is unknown', async () => {
  await comeBack(() => done(detailOf({ ...ORDER, Status: 'Closed' })));
  expect(await screen.findByText('This order is closed')).toBeVisible();
});

it('RT-3 says that an order of this form is unknown, and asks no more', async () => {
  const { asked } = await comeBack(() => refusedWith('notFound'));
  expect(await screen.findByText(`Order ${ORDER.OrderNo} not found`)).toBeVisible();
  await pass(10);
  expect(asked()).toBe(1);
});

it('PG-4d goes on asking where no answer came, and offers another try in the end', async () => {
  let isAway = true;
  await comeBack(() => (isAway ? { Code: -1, Message: '', Json: null } : done(detailOf(PAID))));
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  await pass(61);
  isAway = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(1);
  expect(await screen.findByText('Payment received')).toBeVisible();
});
