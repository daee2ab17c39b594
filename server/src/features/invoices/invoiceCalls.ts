import type { INVOICE_API_METHODS } from '@tracking-console/contract/orders/invoices';
import { answer, type Calls, fileAnswer, type LegacyContext, success } from '../../http/calls/legacyCall.ts';
import { onePart } from '../../http/calls/onePart.ts';
import { pageInfo, pagingOf } from '../../http/calls/paging.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { type Customer, staffCalls } from '../orders/readCustomer.ts';
import { SECOND_STEP_NEEDED } from '../users/roles.ts';
import { exportInvoices } from './exportInvoices.ts';
import { refuseInvoice } from './invoiceRefusal.ts';
import { toInvoiceRow } from './invoiceRows.ts';
import type { InvoiceServices } from './invoiceServices.ts';
import type { Covered } from './lockInvoice.ts';

/** Who calls. */
export interface InvoiceCallContext
  extends Pick<InvoiceServices, 'invoices' | 'invoiceReads' | 'invoiceProfiles' | 'invoiceReviews'> {
  customer: Customer;
}

const byStaff = staffCalls({
  notHeld: refuseInvoice('notReviewer', 'This account may not review invoices.'),
  secondStep: refuseInvoice('secondStepNeeded', SECOND_STEP_NEEDED),
});

export const INVOICE_CALLS: Calls<typeof INVOICE_API_METHODS, InvoiceCallContext> = {
  async GetInvoiceableOrders({ App, Page, PerPage, ...filter }, { customer, invoiceReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { rows, total } = await invoiceReads.listInvoiceable(customer.owner(App), filter, paging);
    return success({ Orders: rows }, pageInfo(paging, total));
  },

  async GetInvoiceList({ App, Page, PerPage, ...filter }, { customer, invoiceReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { rows, total } = await invoiceReads.list(customer.owner(App), filter, paging);
    return success({ Invoices: rows }, pageInfo(paging, total));
  },

  async ExportInvoices({ App, Format, ...filter }, { customer, invoiceReads }) {
    const rows = await invoiceReads.listAll(customer.owner(App), filter);
    return fileAnswer(exportInvoices(rows, Format, customer.language));
  },

  async ApplyInvoice(param, context) {
    await checkAddress(param, context);
    return covered(await context.invoices.apply(context.customer.gid, param));
  },

  WithdrawInvoice: async ({ Id }, { customer, invoices }) => covered(await invoices.withdraw(customer.gid, Id)),

  async CorrectInvoice(param, context) {
    await checkAddress(param, context);
    return covered(await context.invoices.correct(context.customer.gid, param));
  },

  async ResendInvoice({ Id }, { customer, invoices, invoiceReads }) {
    const invoice = await invoices.resend(customer.gid, Id);
    if (invoice instanceof Refusal) return invoice;
    return covered({ invoice, orderNos: await invoiceReads.orderNosOf(invoice.id) });
  },

  async DownloadInvoice({ Id }, { customer, invoices }) {
    const written = await invoices.write(customer.gid, Id);
    return written instanceof Refusal ? written : download(written);
  },

  async DownloadStatement({ App, Month }, { customer, invoices }) {
    return download(await invoices.writeStatement(customer.owner(App), customer.email, Month));
  },

  GetProfiles: async (_, { customer, invoiceProfiles }) => success(await invoiceProfiles.list(customer.gid)),

  async SaveProfile(param, context) {
    await checkAddress(param, context);
    return answer(await context.invoiceProfiles.save(context.customer.gid, param));
  },

  async DeleteProfile({ Id }, { customer, invoiceProfiles }) {
    return answer(await invoiceProfiles.delete(customer.gid, Id));
  },

  GetInvoiceReviews: byStaff(async ({ Status, Page }, { invoiceReviews }) => {
    const paging = pagingOf({ Page });
    const { rows, total } = await invoiceReviews.list(Status, paging);
    return success({ Invoices: rows }, pageInfo(paging, total));
  }),

  GetInvoiceReview: byStaff(async ({ Id }, { invoiceReviews }) => answer(await invoiceReviews.read(Id))),

  IssueInvoice: byStaff(async ({ Id }, { customer, invoiceReviews }) =>
    answer(await invoiceReviews.issue(customer, Id)),
  ),

  RejectInvoice: byStaff(async ({ Id, Reason }, { customer, invoiceReviews }) =>
    answer(await invoiceReviews.reject(customer, Id, Reason.trim())),
  ),
};

/** Invoices, with the company's details, are mailed to this address. @throws RecentCheckNeeded */
async function checkAddress({ Email }: { Email: string }, context: InvoiceCallContext & LegacyContext): Promise<void> {
  const { customer, invoiceProfiles, requireRecentCheck } = context;
  if (!(await invoiceProfiles.isUsedAddress(customer, Email.trim()))) requireRecentCheck();
}

const covered = (outcome: Covered | Refusal) =>
  outcome instanceof Refusal ? outcome : success(toInvoiceRow(outcome.invoice, outcome.orderNos));

interface WrittenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

const download = ({ name, type, bytes }: WrittenFile) => fileAnswer({ name, type, content: onePart(bytes) });
