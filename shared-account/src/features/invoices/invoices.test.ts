import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INVOICE_CODES } from '@tracking-console/contract/orders/invoiceConstants';
import { addWhatAntdNeeds } from '@tracking-console/ui/testing';
import { IN_EUROS, INVOICE, PAID_TOO, PROFILE, REQUESTED, reviewed, showInvoices } from '../../testing/showInvoices.ts';
import { done, PAID } from '../../testing/showOrders.ts';
import { toastsOf } from '../../testing/showSecurity.ts';
import { filledDialog } from '../../testing/startAccount.ts';

beforeAll(addWhatAntdNeeds);

const choose = async (...numbers: string[]) => {
  for (const number of numbers)
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
};
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const request = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Request invoice' }));
  const dialog = await filledDialog('Request invoice');
  await dialog.findByLabelText(/^Name/);
  return dialog;
};
const refusedWith = (name: keyof typeof INVOICE_CODES, Json: object = { Field: '', Fault: '' }) => ({
  ...{ Code: INVOICE_CODES[name], Message: 'no', Json },
});

it('PG-5a sums what is chosen, in one currency', async () => {
  await showInvoices();
  await choose(PAID.OrderNo, PAID_TOO.OrderNo);
  const bar = within(screen.getByRole('toolbar', { name: 'Selected orders' }));
  expect(bar.getByRole('status')).toHaveTextContent('Selected: 2 · $19.71');
  await choose(IN_EUROS.OrderNo);
  expect(bar.getByRole('status')).toHaveTextContent('Select orders in one currency.');
  expect(bar.getByRole('button', { name: 'Request invoice' })).toBeDisabled();
  await userEvent.click(bar.getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('toolbar', { name: 'Selected orders' })).toBeNull();
});

it('PG-5a chooses the order that a link names', async () => {
  const { platform } = await showInvoices({}, `?text=${PAID.OrderNo}&order=${PAID.OrderNo}`);
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected orders' }));
  expect(bar.getByRole('status')).toHaveTextContent('Selected: 1');
  expect(new URL(platform.navigation.address()).search).toBe(`?text=${PAID.OrderNo}`);
});

it('PG-5a filters each tab by what stands in the address', async () => {
  const { askedFor, platform } = await showInvoices({}, '?currency=EUR&text=Boost&from=nonsense&status=Issued');
  await screen.findByRole('checkbox', { name: new RegExp(PAID.OrderNo) });
  expect(askedFor('GetInvoiceableOrders').at(-1)).toEqual({
    ...{ App: 'API', Currency: 'EUR', Text: 'Boost', Page: 1, PerPage: 20 },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Requested and issued' }));
  expect(new URL(platform.navigation.address()).search).toBe('?tab=invoices');
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Issued');
  await waitFor(() => expect(askedFor('GetInvoiceList').at(-1)).toMatchObject({ App: 'API', Status: 'Issued' }));
  expect(new URL(platform.navigation.address()).search).toBe('?tab=invoices&status=Issued');
});

it('PG-5c requests an international invoice, once its fields are right, and keeps the details', async () => {
  const { askedFor, platform } = await showInvoices({
    ApplyInvoice: () => done(REQUESTED),
    SaveProfile: () => done({ Profiles: [PROFILE] }),
  });
  await choose(PAID.OrderNo, PAID_TOO.OrderNo);
  const dialog = await request();
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  await submit();
  expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Fill in this field.');
  await userEvent.type(dialog.getByLabelText(/^Country or region/), 'Germany');
  await userEvent.click(await screen.findByTitle('Germany'));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Example GmbH');
  await userEvent.type(dialog.getByLabelText(/^VAT or tax ID/), 'DE12345678');
  await userEvent.type(dialog.getByLabelText(/^Address/), 'Beispielstraße 1');
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  await userEvent.clear(dialog.getByLabelText(/^Email/));
  await userEvent.type(dialog.getByLabelText(/^Email/), 'billing@example.com');
  expect(dialog.getByLabelText(/^VAT or tax ID/)).toHaveAccessibleDescription('This isn’t a VAT ID of this country.');
  await submit();
  expect(askedFor('ApplyInvoice')).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^VAT or tax ID/), '9');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Save these details' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Use by default' }));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor('SaveProfile')).toMatchObject([{ Title: 'Example GmbH', TaxNo: 'DE123456789', IsDefault: true }]);
  expect(askedFor('ApplyInvoice')).toMatchObject([
    { OrderNos: [PAID.OrderNo, PAID_TOO.OrderNo], Kind: 'International', Country: 'DE', Email: 'billing@example.com' },
  ]);
  expect(toastsOf(platform)[0]).toMatchObject({ type: 'success' });
  expect(screen.getByRole('tab', { name: 'Requested and issued', selected: true })).toBeVisible();
});

it('PG-5b asks for what each kind of a tax invoice needs, and finds a wrong check digit', async () => {
  const { askedFor } = await showInvoices({}, '', 'ordersInvoice');
  await choose(PAID.OrderNo);
  const dialog = await request();
  expect(dialog.queryByLabelText(/^Bank account/)).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText(/^Kind/), 'Special VAT invoice');
  for (const name of [/^Bank \*|^Bank$|^Bank\*/, /^Bank account/, /^Address/, /^Phone/])
    expect(dialog.getByLabelText(name)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Taxpayer ID/), '91350100M000100Y44');
  await userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  expect(dialog.getByLabelText(/^Taxpayer ID/)).toHaveAccessibleDescription(/check digit doesn’t match/);
  await userEvent.selectOptions(dialog.getByLabelText(/^Kind/), 'Ordinary invoice');
  await userEvent.selectOptions(dialog.getByLabelText(/^Issued to/), 'Person');
  expect(dialog.queryByLabelText(/^Taxpayer ID/)).toBeNull();
  expect(askedFor('ApplyInvoice')).toEqual([]);
});

it('PG-5b fills in the default details, others that were saved, and deletes them', async () => {
  let profiles = [PROFILE, { ...PROFILE, Id: '8', IsDefault: false, Title: 'Other Inc' }];
  const { askedFor } = await showInvoices({
    GetProfiles: () => done({ Profiles: profiles }),
    DeleteProfile: ({ Id }) => {
      profiles = profiles.filter((profile) => profile.Id !== Id);
      return done({ Profiles: profiles });
    },
  });
  await choose(PAID.OrderNo);
  const dialog = await request();
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Example GmbH');
  await userEvent.selectOptions(dialog.getByLabelText('Saved details'), 'Other Inc · DE123456789');
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Other Inc');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete saved details' }));
  await waitFor(() => expect(dialog.queryByRole('option', { name: /Other Inc/ })).toBeNull());
  expect(askedFor('DeleteProfile')).toEqual([{ Id: '8' }]);
});

it('SC-15 shows a refusal in the dialog, at its field where it is about one, and keeps what was typed', async () => {
  const refusals = [
    refusedWith('alreadyInvoiced', { Field: 'OrderNos', Fault: '' }),
    refusedWith('wrongDetails', { Field: 'TaxNo', Fault: 'vat' }),
  ];
  await showInvoices({
    GetProfiles: () => done({ Profiles: [PROFILE] }),
    ApplyInvoice: () => refusals.shift() ?? {},
  });
  await choose(PAID.OrderNo);
  const dialog = await request();
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  await submit();
  expect(await dialog.findByText('One of these orders already has an invoice.')).toBeVisible();
  await submit();
  await waitFor(() => expect(dialog.getByLabelText(/^VAT or tax ID/)).toHaveAccessibleDescription(/isn’t a VAT ID/));
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Example GmbH');
});

it('PG-5b saves details once, however often the request is refused after that', async () => {
  let profiles: (typeof PROFILE)[] = [];
  const { askedFor } = await showInvoices({
    GetProfiles: () => done({ Profiles: profiles }),
    SaveProfile: (param) => {
      profiles = [...profiles, { ...PROFILE, ...param, Id: '9' }];
      return done({ Profiles: profiles });
    },
    ApplyInvoice: () => refusedWith('alreadyInvoiced', { Field: 'OrderNos', Fault: '' }),
  });
  await choose(PAID.OrderNo);
  const dialog = await request();
  await userEvent.type(dialog.getByLabelText(/^Country or region/), 'Germany');
  await userEvent.click(await screen.findByTitle('Germany'));
  for (const [name, text] of [
    [/^Name/, 'Example GmbH'],
    [/^VAT or tax ID/, 'DE123456789'],
    [/^Address/, 'Beispielstraße 1'],
  ] as const) {
    await userEvent.click(dialog.getByLabelText(name));
    await userEvent.paste(text);
  }
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Save these details' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  expect(await dialog.findByText('One of these orders already has an invoice.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Save these details' })).not.toBeChecked();
  expect(await dialog.findByLabelText('Saved details')).toHaveDisplayValue('Example GmbH · DE123456789');
  await userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  await waitFor(() => expect(askedFor('ApplyInvoice')).toHaveLength(2));
  expect(askedFor('SaveProfile')).toHaveLength(1);
});

describe('PG-5a an invoice', () => {
  it('offers what can be done with it now', async () => {
    await showInvoices({}, '?tab=invoices');
    await userEvent.click(await screen.findByRole('button', { name: `Actions: ${INVOICE.InvoiceNo}` }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Download PDF', 'Send again', 'Correct invoice']);
  });

  it('is withdrawn after a question', async () => {
    const { askedFor, platform } = await showInvoices(
      { WithdrawInvoice: () => done({ ...REQUESTED, Status: 'Withdrawn' }) },
      '?tab=invoices',
    );
    await act(REQUESTED.Title, 'Withdraw request');
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this request?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(askedFor('WithdrawInvoice')).toEqual([{ Id: '2' }]));
    expect(toastsOf(platform)[0]).toMatchObject({ type: 'success' });
  });

  it('is sent again, and says when it was sent just now', async () => {
    const answers = [done(INVOICE), refusedWith('sentJustNow')];
    const { platform } = await showInvoices({ ResendInvoice: () => answers.shift() ?? {} }, '?tab=invoices');
    await act('2026-000001', 'Send again');
    await waitFor(() => expect(toastsOf(platform)).toHaveLength(1));
    await act('2026-000001', 'Send again');
    await waitFor(() =>
      expect(
        toastsOf(platform)
          .map(({ type }) => type)
          .sort(),
      ).toEqual(['failed', 'success']),
    );
  });

  it('is corrected with its own details to begin with', async () => {
    const { askedFor } = await showInvoices({ CorrectInvoice: () => done(REQUESTED) }, '?tab=invoices');
    await act('2026-000001', 'Correct invoice');
    const dialog = await filledDialog('Correct invoice');
    const name = await dialog.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Example AG');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct invoice' }));
    await waitFor(() => expect(askedFor('CorrectInvoice')).toMatchObject([{ Id: '1', Title: 'Example AG' }]));
    expect(askedFor('CorrectInvoice')[0]).not.toHaveProperty('Status');
  });
});

it('PG-5c saves the statement of a month', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { askedFor } = await showInvoices({ DownloadStatement: () => ({}) });
  await userEvent.click(screen.getByRole('button', { name: 'Monthly statement' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Monthly statement' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(askedFor('DownloadStatement')).toEqual([{ App: 'API', Month: new Date().toISOString().slice(0, 7) }]),
  );
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
});

it.each(['', '?tab=invoices'])(
  'PG-5a says that the list of %s could not be loaded, and what an empty one means',
  async (search) => {
    const away = () => ({ Code: -1, Message: '', Json: null });
    const answers = { GetInvoiceableOrders: away, GetInvoiceList: away };
    const { leave } = await showInvoices(answers, search);
    const failed = await screen.findByRole('alert');
    Object.assign(answers, {
      GetInvoiceableOrders: () => done({ Orders: [] }, 0),
      GetInvoiceList: () => done({ Invoices: [] }, 0),
    });
    await leave();
    expect(failed).not.toBeInTheDocument();
    await showInvoices(answers, search);
    expect(await screen.findByText(search ? 'No invoices' : 'Nothing to invoice')).toBeVisible();
  },
);

it('PG-5a tells why a request was rejected, and requests it again with the same details', async () => {
  const rejected = { ...REQUESTED, Status: 'Rejected' as const, RejectReason: 'The company name is wrong.' };
  const { askedFor } = await showInvoices(
    { GetInvoiceList: () => done({ Invoices: [rejected] }, 1), ApplyInvoice: () => done(REQUESTED) },
    '?tab=invoices',
  );
  expect((await screen.findAllByText('The company name is wrong.'))[0]).toBeVisible();
  await act(rejected.Title, 'Request again');
  const dialog = await filledDialog('Request invoice');
  const name = await dialog.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Example AG');
  await userEvent.click(dialog.getByRole('button', { name: 'Request invoice' }));
  await waitFor(() =>
    expect(askedFor('ApplyInvoice')).toMatchObject([
      { OrderNos: rejected.OrderNos, Title: 'Example AG', TaxNo: 'DE123456789', Country: 'DE' },
    ]),
  );
});

describe('PG-5a the review', () => {
  const decide = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const OPEN = `?tab=invoices&invoice=${REQUESTED.Id}`;

  it('PG-5a lists who asks for what, and issues what was looked at', async () => {
    const { askedFor } = await showInvoices(
      { IssueInvoice: () => done(reviewed(INVOICE)) },
      '?tab=invoices',
      'transferReview',
    );
    const link = await screen.findByRole('link', { name: 'ada@example.com' });
    expect(askedFor('GetInvoiceReviews')).toEqual([{ Status: 'Requested', Page: 1 }]);
    await userEvent.click(link);
    expect((await screen.findAllByText('DE123456789'))[0]).toBeVisible();
    const dialog = await decide('Issue invoice');
    expect(dialog.getByText(/emailed to billing@example.com/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() => expect(askedFor('IssueInvoice')).toEqual([{ Id: REQUESTED.Id }]));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Issue invoice' })).toBeNull());
    expect(askedFor('GetInvoiceReviews').length).toBeGreaterThan(1);
  });

  it('PG-5a leads to the security page where the session lacks a second step', async () => {
    await showInvoices({ GetInvoiceReviews: () => refusedWith('secondStepNeeded') }, OPEN, 'transferReview');
    expect(await screen.findByRole('link', { name: 'Open security settings' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PG-5a rejects with a reason of at least five characters', async () => {
    const { askedFor } = await showInvoices({ RejectInvoice: () => done(reviewed(REQUESTED)) }, OPEN, 'transferReview');
    const dialog = await decide('Reject');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'no');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Enter 5 to 200 characters.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' such company');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(askedFor('RejectInvoice')).toEqual([{ Id: REQUESTED.Id, Reason: 'no such company' }]));
  });

  it('PG-5a says that a request was decided meanwhile, and shows what became of it', async () => {
    let now = REQUESTED;
    await showInvoices(
      {
        GetInvoiceReview: () => done(reviewed(now)),
        IssueInvoice: () => {
          now = { ...REQUESTED, Status: 'Withdrawn' };
          return refusedWith('notRequested');
        },
      },
      OPEN,
      'transferReview',
    );
    const dialog = await decide('Issue invoice');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue invoice' }));
    expect(await dialog.findByText('This request was already issued, rejected or withdrawn.')).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  });
});
