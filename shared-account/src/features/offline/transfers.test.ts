import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_RECEIPT } from '@tracking-console/contract/orders/offlineConstants';
import { done, refusedWith } from '../../testing/showOrders.ts';
import { toastsOf } from '../../testing/showSecurity.ts';
import { AWAITED, detail, REJECTED, REVIEWED, reviewed, showTransfers } from '../../testing/showTransfers.ts';
import { filledDialog } from '../../testing/startAccount.ts';
import { readAmount, writeAmount } from './transferForm.ts';

const rowOf = async (number: string) =>
  within((await screen.findByRole('link', { name: number })).closest('tr') as HTMLElement);
const openDrawer = async (number: string) => {
  await userEvent.click(await screen.findByRole('link', { name: number }));
  return within(await screen.findByRole('dialog', { name: `Order no. ${number}` }));
};

describe('PG-6 the customer’s page', () => {
  it('PG-6a shows the accounts of each currency with copy buttons', async () => {
    await showTransfers('ordersOfflineTrading');
    const card = within(await screen.findByRole('region', { name: 'USD' }));
    expect(card.getByText('DEMOUS00')).toBeVisible();
    expect(card.getByRole('button', { name: /Account \(USD\)/ })).toBeVisible();
    expect(screen.getByText(/order number as the reference/)).toBeVisible();
  });

  it('PG-6b shows the transfers with their state and the reason of a rejection', async () => {
    const { askedFor } = await showTransfers('ordersOfflineTrading');
    expect((await rowOf(AWAITED.OrderNo)).getAllByText('Awaiting transfer')[0]).toBeVisible();
    expect((await rowOf(REJECTED.OrderNo)).getByText('No such transfer')).toBeVisible();
    expect(askedFor('GetOfflineList')).toEqual([{ App: 'API', Page: 1 }]);
  });

  it('PG-6b opens a transfer with its steps and receipts', async () => {
    await showTransfers('ordersOfflineTrading', { GetOffline: () => done(detail(REVIEWED)) });
    const drawer = await openDrawer(AWAITED.OrderNo);
    const steps = within(await drawer.findByRole('list', { name: 'Progress of the transfer' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Awaiting transfer, done'),
      expect.stringContaining('Under review, current step'),
      expect.stringContaining('Confirmed, still to come'),
    ]);
    expect(drawer.getByRole('link', { name: 'Receipt 2 (PDF)' })).toHaveAttribute('href', '/payapi/receipts/12');
    expect(drawer.queryByRole('button', { name: 'Submit transfer' })).toBeNull();
  });

  it('PG-6b leads to an order where there is no transfer', async () => {
    await showTransfers('ordersOfflineTrading', { GetOfflineList: () => done({ Transfers: [] }, 0) });
    await screen.findByText('No transfers');
    expect(screen.getByRole('link', { name: 'Order record' })).toHaveAttribute('href', '/api/orders/record');
  });
});

describe('PG-6c the form', () => {
  const open = async (number = AWAITED.OrderNo) => {
    const drawer = await openDrawer(number);
    await userEvent.click(await drawer.findByRole('button', { name: 'Submit transfer' }));
    return within(await screen.findByRole('dialog', { name: 'Submit transfer' }));
  };
  type Form = Awaited<ReturnType<typeof open>>;
  const fill = async (form: Form, label: RegExp, text: string) => {
    const field = await form.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const attach = async (form: Form, files: File[]) => {
    await form.findByText('Drop files here, or click to choose');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('there is no chooser of files');
    await userEvent.upload(input, files);
  };
  const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Submit transfer' }));
  const PNG = new File(['png'], 'receipt.png', { type: 'image/png' });

  it('PG-6c says at each field what is wrong, and sends nothing', async () => {
    const { askedFor } = await showTransfers('ordersOfflineTrading');
    const form = await open();
    await fill(form, /Amount/, '10.719');
    await fill(form, /account/, '12');
    await send(form);
    expect(await form.findByText('Enter 2 to 100 characters.')).toBeVisible();
    expect(form.getByText('Enter 4 to 6 letters or digits.')).toBeVisible();
    expect(form.getByText(/Enter the day of the transfer/)).toBeVisible();
    expect(form.getByText('Enter an amount such as 10.71.')).toBeVisible();
    await fill(form, /Amount/, '10.70');
    expect(await form.findByText('Explain why the amount isn’t $10.71.')).toBeVisible();
    expect(askedFor('SubmitOffline')).toEqual([]);
  });

  it('PG-6c refuses four receipts, and one above 5 MB, before anything is sent', async () => {
    const { askedFor } = await showTransfers('ordersOfflineTrading');
    const form = await open(REJECTED.OrderNo);
    const large = new File([new Uint8Array(MAX_RECEIPT + 1)], 'large.pdf', { type: 'application/pdf' });
    await attach(form, [large]);
    await send(form);
    const field = await form.findByRole('button', { name: /Receipt/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(askedFor('SubmitOffline')).toEqual([]);
  });

  it('PG-6d submits again what was rejected, with the earlier details and new receipts', async () => {
    const { askedFor, platform } = await showTransfers('ordersOfflineTrading');
    const form = await open(REJECTED.OrderNo);
    await attach(form, [PNG]);
    await send(form);
    await waitFor(() => expect(toastsOf(platform)).toMatchObject([{ type: 'success' }]));
    expect(askedFor('SubmitOffline')).toEqual([
      {
        OrderNo: REJECTED.OrderNo,
        Payer: 'Ada Payer',
        Bank: 'Example Bank',
        AccountTail: '12345',
        TransferDate: '2026-03-01',
        Amount: 1071,
        Reference: '2026030112345678',
        Note: '',
        files: ['receipt.png'],
      },
    ]);
  });

  it('PG-6c shows what a new amount buys before it is ordered, and submits it under the order’s number', async () => {
    const { askedFor } = await showTransfers('ordersOfflineTrading');
    await userEvent.click(await screen.findByRole('button', { name: 'New amount' }));
    const dialog = await filledDialog('New amount');
    const place = () => userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    for (const [text, fault] of [
      ['10.70', 'Enter at least $10.71.'],
      ['10.719', 'Enter an amount such as 10.71.'],
      ['-20', 'Enter an amount such as 10.71.'],
    ] as const) {
      await fill(dialog, /Amount/, text);
      await place();
      expect(await dialog.findByText(fault)).toBeVisible();
    }
    expect(askedFor('CreateTransferOrder')).toEqual([]);
    await fill(dialog, /Amount/, '22.00');
    expect(dialog.getByText('Boost 500 × 2')).toBeVisible();
    expect(dialog.getByText('1,000')).toBeVisible();
    expect(dialog.getByText(/^\$0\.58 of this buys nothing/)).toBeVisible();
    await place();
    const drawer = within(await screen.findByRole('dialog', { name: `Order no. ${AWAITED.OrderNo}` }));
    expect(askedFor('CreateTransferOrder')).toMatchObject([{ App: 'API', Currency: 'USD', Amount: 2200 }]);
    await userEvent.click(await drawer.findByRole('button', { name: 'Submit transfer' }));
    const form = within(await screen.findByRole('dialog', { name: 'Submit transfer' }));
    expect(await form.findByRole('textbox', { name: /Amount/ })).toHaveValue('22.00');
    expect(form.getByRole('textbox', { name: /Reference/ })).toHaveValue(AWAITED.OrderNo);
  });

  it.each([
    ['with the order that waits', { Transfers: [AWAITED] }, 'Submit transfer'],
    ['with a new amount where none waits', { Transfers: [REVIEWED] }, 'New amount'],
  ] as const)('PG-4a PG-6c opens the form %s', async (_title, list, name) => {
    await showTransfers('ordersOfflineTrading', { GetOfflineList: () => done(list) }, { search: '?submit=pending' });
    await screen.findByRole('dialog', { name });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  });

  it.each([
    ['duplicateTransfer', 'A transfer with this reference, amount and date has already been submitted.'],
    ['receiptType', 'A receipt must be a JPG, PNG or PDF file.'],
    ['orderNotPending', /no longer waiting for a payment/],
    ['transferState', /already being reviewed/],
    ['unexplained', /Explain why the amount isn’t/],
  ] as const)('PG-6c shows the refusal %s, and keeps what was typed', async (code, text) => {
    await showTransfers('ordersOfflineTrading', { SubmitOffline: () => refusedWith(code) });
    const form = await open(REJECTED.OrderNo);
    await fill(form, /Note/, 'as agreed');
    await attach(form, [PNG]);
    await send(form);
    expect(await form.findByText(text)).toBeVisible();
    expect(form.getByRole('textbox', { name: /Note/ })).toHaveValue('as agreed');
  });

  it.each([
    ['10.71', 'USD', 1071],
    ['10,7', 'EUR', 1070],
    ['0', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['1400', 'JPY', 1400],
    ['14.5', 'JPY', undefined],
    ['0.07', 'CNY', 7],
  ] as const)('PG-6c reads the amount %s of %s as %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toBe(amount);
  });

  it('PG-6c writes amounts as the language’s readers type them', () => {
    expect(['en', 'de', 'ar'].map((language) => writeAmount(1071, 'EUR', language))).toEqual([
      '10.71',
      '10,71',
      '10.71',
    ]);
    expect(writeAmount(1400, 'JPY', 'de')).toBe('1400');
  });
});

describe('PG-6d the review', () => {
  const decide = async (name: string) => {
    const drawer = await openDrawer(REVIEWED.OrderNo);
    await userEvent.click(await drawer.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('PG-6d lists what waits, with its customer, and confirms what was looked at', async () => {
    const { askedFor } = await showTransfers('transferReview');
    expect((await rowOf(REVIEWED.OrderNo)).getByText('ada@example.com')).toBeVisible();
    expect(askedFor('GetOfflineReviews')).toEqual([{ Status: 'UnderReview', Page: 1 }]);
    const dialog = await decide('Confirm payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    const decision = { OrderNo: REVIEWED.OrderNo, Submission: 1, Decision: 'Confirmed', Reason: '' };
    await waitFor(() => expect(askedFor('ReviewOffline')).toEqual([decision]));
  });

  it('PG-6d links what may be the same payment, and confirms once it was compared', async () => {
    const other = '2026030199999999';
    const same = { ...reviewed(REVIEWED), MayBeSameAs: [other] };
    const { askedFor } = await showTransfers('transferReview', { GetOfflineReview: () => done(same) });
    const drawer = await openDrawer(REVIEWED.OrderNo);
    expect(await drawer.findByText(/^May be the same payment/)).toBeVisible();
    expect(drawer.getByRole('link', { name: new RegExp(other) })).toHaveAttribute(
      'href',
      expect.stringContaining(`order=${other}`),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm payment' }));
    expect(dialog.getByRole('button', { name: 'Confirm payment' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(other) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(askedFor('ReviewOffline')).toMatchObject([{ Compared: [other] }]));
  });

  it('PG-6d leads to the security page where the session lacks a second step, and shows the list after another try', async () => {
    let isSecond = false;
    const waiting = done({ Transfers: [reviewed(REVIEWED)] });
    await showTransfers('transferReview', {
      GetOfflineReviews: () => (isSecond ? waiting : refusedWith('secondStepNeeded')),
    });
    const link = await screen.findByRole('link', { name: 'Open security settings' });
    expect(link).toHaveAttribute('href', '/buyer/security');
    expect(screen.getByText(/^Your role works only after signing in with a second step/)).toBeVisible();
    isSecond = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await rowOf(REVIEWED.OrderNo)).getByText('ada@example.com')).toBeVisible();
  });

  it('PG-6d rejects with a reason alone', async () => {
    const { askedFor } = await showTransfers('transferReview');
    const dialog = await decide('Reject');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No money arrived');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(askedFor('ReviewOffline')).toMatchObject([{ Decision: 'Rejected', Reason: 'No money arrived' }]),
    );
  });

  it.each([
    ['notReviewer', /^You can’t decide on this/],
    ['orderNotPending', 'The order has already been paid another way.'],
    ['transferState', /This has changed in the meantime/],
  ] as const)('PG-6d says why a decision was refused: %s', async (code, text) => {
    await showTransfers('transferReview', { ReviewOffline: () => refusedWith(code) });
    const dialog = await decide('Confirm payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await dialog.findByText(text)).toBeVisible();
  });
});
