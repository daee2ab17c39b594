import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRow } from '@tracking-console/contract/orders/orders';
import { detailOf, done, ORDER, PAID, refusedWith, showOrders } from '../../testing/showOrders.ts';
import { toastsOf } from '../../testing/showSecurity.ts';
import { filledDialog } from '../../testing/startAccount.ts';

const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement);
const choose = async (number: string, action: string) => {
  await userEvent.click((await rowOf(number)).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

describe.each(['API', 'BUYER'] as const)('in the console of %s', (identity) => {
  it('PG-4a shows the plan, what is left of the quota and until when', async () => {
    await showOrders({}, { identity });
    const card = within(await screen.findByRole('region', { name: 'Quota' }));
    expect(await card.findByText('Starter')).toBeVisible();
    expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', '550 of 600 left');
    expect(card.getByText(/Mar 1, 2027/)).toBeVisible();
    expect(card.getByText(/No end/)).toBeVisible();
  });

  it('PG-4b shows the orders of the console with their amounts, and the totals of each currency', async () => {
    const { askedFor } = await showOrders({}, { identity });
    const row = await rowOf(PAID.OrderNo);
    expect(row.getByText('$10.71')).toBeVisible();
    expect(row.getAllByText('Paid')[0]).toBeVisible();
    expect((await screen.findByText('Paid in total')).parentElement).toHaveTextContent('$10.71');
    expect(askedFor('GetOrderList')).toEqual([{ App: identity, Page: 1, PerPage: 20 }]);
    expect(askedFor('GetOrderTotals')).toEqual([{ App: identity }]);
  });
});

it('PG-4b filters by what stands in the address, and by what is chosen', async () => {
  const { askedFor, platform } = await showOrders({}, { search: '?status=Paid&text=Boost&method=nonsense' });
  await screen.findByRole('link', { name: PAID.OrderNo });
  expect(askedFor('GetOrderList').at(-1)).toMatchObject({ App: 'API', Status: 'Paid', Text: 'Boost' });
  expect(askedFor('GetOrderList').at(-1)).not.toHaveProperty('PayMethod');
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Top-up');
  expect(new URL(platform.navigation.address()).search).toContain('type=TopUp');
  await waitFor(() => expect(askedFor('GetOrderList').at(-1)).toMatchObject({ Type: 'TopUp', Status: 'Paid' }));
});

it('PG-4b leads to the first purchase where there is no order', async () => {
  await showOrders({ GetOrderList: () => done({ Orders: [] }, 0), GetOrderTotals: () => done({ Totals: [] }) });
  const empty = await screen.findByText('No orders');
  await userEvent.click(within(empty.parentElement as HTMLElement).getByRole('button', { name: 'Top up' }));
  expect(await screen.findByRole('dialog', { name: 'Top up' })).toBeVisible();
});

it('PG-4b offers what can be done with each order', async () => {
  await showOrders();
  const offered = async (number: string) => {
    await userEvent.click((await rowOf(number)).getByRole('button', { name: /^Actions/ }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return names;
  };
  expect(await offered(ORDER.OrderNo)).toEqual(['Details', 'Pay', 'Cancel order']);
  expect(await offered(PAID.OrderNo)).toEqual(['Details', 'Receipt (PDF)', 'Request invoice', 'Request refund']);
});

it('PG-4b PG-4c leads from an order to its invoice, or to where one is requested', async () => {
  const issued: OrderRow = { ...PAID, OrderNo: '2026030111111111', InvoiceStatus: 'Issued', RefundUntil: null };
  const { platform } = await showOrders({ GetOrderList: () => done({ Orders: [PAID, issued] }, 2) });
  const link = (await rowOf(issued.OrderNo)).getByRole('link', { name: 'Issued' });
  expect(link).toHaveAttribute('href', `/api/invoice?tab=invoices&text=${issued.OrderNo}`);
  await userEvent.click((await rowOf(PAID.OrderNo)).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Request invoice' }));
  const { pathname, search } = new URL(platform.navigation.address());
  expect(pathname + search).toBe(`/api/invoice?text=${PAID.OrderNo}&order=${PAID.OrderNo}`);
});

describe('PG-4d buying', () => {
  it('computes the price as the server does, orders once, and leads to the payment page', async () => {
    const PayUrl = 'http://localhost/site/pay/abc';
    const { askedFor, left } = await showOrders({ CreateOrder: () => done({ OrderNo: ORDER.OrderNo, PayUrl }) });
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = await filledDialog('Top up');
    const quantity = await dialog.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5');
    // 45.00, less 5 %, and 19 % of tax.
    expect(await dialog.findByText('$50.87')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(left).toEqual([PayUrl]));
    expect(askedFor('CreateOrder')).toEqual([
      { ProductId: 'topup-500', Quantity: 5, Currency: 'USD', PayMethod: 'card', RequestId: expect.any(String) },
    ]);
  });

  it.each(['0', '-3', '1.5', '101'])('refuses a quantity of %s at its field, and sends nothing', async (typed) => {
    const { askedFor } = await showOrders();
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = await filledDialog('Top up');
    const quantity = await dialog.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, typed);
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
    expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    expect(askedFor('CreateOrder')).toEqual([]);
  });

  it('shows a code to pay by telephone, and closes it when the order is paid', async () => {
    let order = detailOf(ORDER);
    const { platform } = await showOrders({
      CreateOrder: () => done({ OrderNo: ORDER.OrderNo, QrCode: 'http://localhost/site/pay/abc' }),
      GetOrder: () => done(order),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }));
    const dialog = await filledDialog('Top up');
    await userEvent.click(await dialog.findByRole('radio', { name: 'WeChat Pay' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('dialog', { name: 'Scan to pay' })).toBeVisible();
    order = detailOf(PAID);
    platform.live.emit([{ id: '1', kind: 'orders', scope: 'API', ids: [ORDER.OrderNo] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SC-15 shows a refusal in the dialog and keeps what was chosen', async () => {
    await showOrders({ CreateOrder: () => refusedWith('tooManyPending') });
    await userEvent.click(screen.getByRole('button', { name: 'Buy plan' }));
    const dialog = await filledDialog('Buy plan');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Bank transfer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    expect(await dialog.findByText(/too many unpaid orders/)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  });
});

it('PG-4c shows an order’s items, discount, tax, history and quota entries', async () => {
  const detail = detailOf(
    { ...PAID, Quantity: 5, Discount: 225, Tax: 812, Amount: 5087 },
    {
      Events: [
        { Time: '2026-03-01T08:00:00Z', Kind: 'created', Detail: '' },
        { Time: '2026-03-01T08:05:00Z', Kind: 'paid', Detail: 'card' },
      ],
      Ledger: [{ Time: '2026-03-01T08:05:00Z', Delta: 500, Reason: 'Order', OrderNo: PAID.OrderNo, BalanceAfter: 600 }],
    },
  );
  await showOrders({ GetOrder: () => done(detail) }, { search: `?order=${PAID.OrderNo}` });
  const drawer = within(await screen.findByRole('dialog', { name: new RegExp(PAID.OrderNo) }));
  expect(await drawer.findByText('Price × 5')).toBeVisible();
  for (const words of ['-$2.25', '$8.12', '$50.87', 'Order placed', 'Payment received'])
    expect(drawer.getByText(words)).toBeVisible();
  expect(within(drawer.getByRole('region', { name: 'Quota entries' })).getByText('500')).toBeVisible();
});

it('PG-4e says the refund’s rule, sends the reason, and shows a refusal in the dialog', async () => {
  const answers = [refusedWith('notRefundable'), done(detailOf({ ...PAID, Status: 'Refunding' }))];
  const { askedFor, platform } = await showOrders({ RequestRefund: () => answers.shift() ?? {} });
  await choose(PAID.OrderNo, 'Request refund');
  const dialog = within(screen.getByRole('dialog', { name: 'Request refund' }));
  expect(dialog.getByText(/within 72 hours of paying, if none of the quota has been used/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason (optional)'), 'Not needed');
  await userEvent.click(dialog.getByRole('button', { name: 'Request refund' }));
  expect(await dialog.findByText(/can’t be refunded/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Request refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor('RequestRefund').at(-1)).toEqual({ OrderNo: PAID.OrderNo, Reason: 'Not needed' });
  expect(toastsOf(platform)[0]).toMatchObject({ type: 'success' });
});

it('PG-4a saves the reminder, and refuses a mistaken address at its field', async () => {
  const { askedFor } = await showOrders({ SetQuotaReminder: (param) => done(param) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Low-quota reminder' }));
  await userEvent.click(dialog.getByRole('checkbox'));
  const email = dialog.getByLabelText('Email');
  await userEvent.type(email, 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(email).toHaveAccessibleDescription(/Enter an email address/);
  expect(askedFor('SetQuotaReminder')).toEqual([]);
  await userEvent.type(email, '@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(askedFor('SetQuotaReminder')).toEqual([{ Enabled: true, Threshold: 100, Email: 'nobody@example.com' }]),
  );
});

it('PG-4a SC-15 shows in the dialog why the reminder was refused', async () => {
  const { platform } = await showOrders({ SetQuotaReminder: () => refusedWith('noIdentity') });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Low-quota reminder' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Your account can’t use this console/)).toBeVisible();
  expect(toastsOf(platform)).toEqual([]);
});

it('PG-4e says of an order that is gone that it is not in the account, and not that it awaits no payment', async () => {
  await showOrders({ RequestRefund: () => refusedWith('notFound') });
  await choose(PAID.OrderNo, 'Request refund');
  const dialog = within(screen.getByRole('dialog', { name: 'Request refund' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Request refund' }));
  expect(await dialog.findByText(/^This order isn’t in your account/)).toBeVisible();
});

it('says that the list could not be loaded, and offers another try', async () => {
  let isAway = true;
  await showOrders({
    GetOrderList: () => (isAway ? { Code: -1, Message: '', Json: null } : done({ Orders: [PAID] })),
  });
  const failed = await screen.findByRole('alert');
  isAway = false;
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: PAID.OrderNo })).toBeVisible();
});
