import { screen, waitFor } from '@testing-library/react';
import type { OrderDetail } from '@tracking-console/contract/orders/orders';
import { startConsole } from '../../testing/startConsole.ts';

jest.mock('../../pageFiles.ts', () => require('../../testing/pageFiles.ts'));

const OrderNo = '2026030112345678';

async function withOrder(kind: 'paid' | 'transferRejected') {
  const Time = new Date().toISOString();
  const order: Partial<OrderDetail> = {
    ...{ OrderNo, App: 'API', Status: kind === 'paid' ? 'Paid' : 'Pending' },
    Events: [{ Time, Kind: kind, Detail: '' }],
  };
  const answered: unknown[] = [];
  const { platform } = await startConsole({
    at: '/api/nowhere',
    answers: {
      '/payapi/call': (body) => {
        answered.push(body);
        return { Code: 0, Message: '', Json: order };
      },
    },
  });
  const emit = () => platform.live.emit([{ id: String(Math.random()), kind: 'orders', scope: 'API', ids: [OrderNo] }]);
  // The listener is loaded after the page is rendered.
  await waitFor(() => {
    emit();
    expect(answered).not.toEqual([]);
  });
  return { emit, answered };
}

it('PG-6d shows on every page that a transfer was rejected, once, and leads to submitting it again', async () => {
  const { emit, answered } = await withOrder('transferRejected');
  expect(await screen.findByText(/bank transfer for order 2026030112345678 was rejected/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'See why and submit again' });
  expect(link).toHaveAttribute('href', `/api/orders/offlineTrading?order=${OrderNo}`);
  const before = answered.length;
  emit();
  await waitFor(() => expect(answered.length).toBeGreaterThan(before));
  expect(screen.getAllByRole('link', { name: 'See why and submit again' })).toHaveLength(1);
});

it('PG-4d PG-6d shows that a payment or a confirmed transfer has arrived', async () => {
  await withOrder('paid');
  expect(await screen.findByText(/Payment received for order 2026030112345678/)).toBeVisible();
});
