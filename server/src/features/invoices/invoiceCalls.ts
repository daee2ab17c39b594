import type { INVOICE_API_METHODS, InvoiceApiAnswers, InvoiceApiMethod } from '@tracking-console/contract/invoices';
import type { OrderPage } from '@tracking-console/contract/orders';
import type { Static } from 'typebox';
import type { LegacyContext } from '../../http/legacyCall.ts';
import { onePart } from '../../http/onePart.ts';
import { pageInfo, pagingOf } from '../../http/paging.ts';
import { OrderRefusal } from '../orders/orderContext.ts';
import type { Customer } from '../orders/readCustomer.ts';
import type { Download } from '../tasks/taskDownload.ts';
import { SECOND_STEP_NEEDED } from '../users/roles.ts';
import { exportInvoices } from './exportInvoices.ts';
import { InvoiceRefusal } from './invoiceContext.ts';
import { toInvoiceRow } from './invoiceRows.ts';
import type { InvoiceServices } from './invoiceServices.ts';
import type { Covered } from './lockInvoice.ts';

/** Who calls. */
export interface InvoiceCallContext
  extends Pick<InvoiceServices, 'invoices' | 'invoiceReads' | 'invoiceProfiles' | 'invoiceReviews'>,
    LegacyContext {
  customer: Customer;
}

export type InvoiceAnswer =
  | { Code: 0; Json: unknown; pageInfo?: OrderPage }
  | { Code: 0; file: Download }
  | { Code: number; Message: string; Json: { Field: string; Fault: string } };

type Param<M extends InvoiceApiMethod> = Static<(typeof INVOICE_API_METHODS)[M]['param']>;
type Answered<M extends InvoiceApiMethod> = M extends keyof InvoiceApiAnswers
  ? { Code: 0; Json: InvoiceApiAnswers[M]; pageInfo?: OrderPage }
  : { Code: 0; file: Download };

/** @throws InvoiceRefusal where it cannot be done, OrderRefusal where the identity is not open */
type InvoiceCalls = { [M in InvoiceApiMethod]: (param: Param<M>, context: InvoiceCallContext) => Promise<Answered<M>> };

const CALLS: InvoiceCalls = {
  async GetInvoiceableOrders({ App, Page, PerPage, ...filter }, { customer, invoiceReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { rows, total } = await invoiceReads.listInvoiceable(customer.owner(App), filter, paging);
    return { Code: 0, Json: { Orders: rows }, pageInfo: pageInfo(paging, total) };
  },

  async GetInvoiceList({ App, Page, PerPage, ...filter }, { customer, invoiceReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { rows, total } = await invoiceReads.list(customer.owner(App), filter, paging);
    return { Code: 0, Json: { Invoices: rows }, pageInfo: pageInfo(paging, total) };
  },

  async ExportInvoices({ App, Format, ...filter }, { customer, invoiceReads }) {
    const rows = await invoiceReads.listAll(customer.owner(App), filter);
    return { Code: 0, file: exportInvoices(rows, Format, customer.language) };
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
    return covered({ invoice, orderNos: await invoiceReads.orderNosOf(invoice.id) });
  },

  DownloadInvoice: async ({ Id }, { customer, invoices }) => download(await invoices.write(customer.gid, Id)),

  async DownloadStatement({ App, Month }, { customer, invoices }) {
    return download(await invoices.writeStatement(customer.owner(App), customer.email, Month));
  },

  GetProfiles: async (_, { customer, invoiceProfiles }) => ({
    Code: 0,
    Json: await invoiceProfiles.list(customer.gid),
  }),

  async SaveProfile(param, context) {
    await checkAddress(param, context);
    return { Code: 0, Json: await context.invoiceProfiles.save(context.customer.gid, param) };
  },

  async DeleteProfile({ Id }, { customer, invoiceProfiles }) {
    return { Code: 0, Json: await invoiceProfiles.delete(customer.gid, Id) };
  },

  async GetInvoiceReviews({ Status, Page }, { customer, invoiceReviews }) {
    requireReviewer(customer);
    const paging = pagingOf({ Page });
    const { rows, total } = await invoiceReviews.list(Status, paging);
    return { Code: 0, Json: { Invoices: rows }, pageInfo: pageInfo(paging, total) };
  },

  async GetInvoiceReview({ Id }, { customer, invoiceReviews }) {
    requireReviewer(customer);
    return { Code: 0, Json: await invoiceReviews.read(Id) };
  },

  async IssueInvoice({ Id }, { customer, invoiceReviews }) {
    requireReviewer(customer);
    return { Code: 0, Json: await invoiceReviews.issue(customer, Id) };
  },

  async RejectInvoice({ Id, Reason }, { customer, invoiceReviews }) {
    requireReviewer(customer);
    return { Code: 0, Json: await invoiceReviews.reject(customer, Id, Reason.trim()) };
  },
};

/** Refusals become answers, each with the field it is about and what is wrong with it. */
export const INVOICE_CALLS = Object.fromEntries(
  Object.entries(CALLS).map(([method, call]) => [
    method,
    async (param: never, context: InvoiceCallContext): Promise<InvoiceAnswer> => {
      try {
        return await (call as (param: never, context: InvoiceCallContext) => Promise<InvoiceAnswer>)(param, context);
      } catch (error) {
        if (error instanceof InvoiceRefusal)
          return { Code: error.code, Message: error.message, Json: { Field: error.field, Fault: error.fault } };
        if (error instanceof OrderRefusal)
          return { Code: error.code, Message: error.message, Json: { Field: error.field, Fault: '' } };
        throw error;
      }
    },
  ]),
) as Record<InvoiceApiMethod, (param: never, context: InvoiceCallContext) => Promise<InvoiceAnswer>>;

/** An invoice is mailed there, with what stands in it about the company. @throws RecentCheckNeeded */
async function checkAddress({ Email }: { Email: string }, context: InvoiceCallContext): Promise<void> {
  const { customer, invoiceProfiles, requireRecentCheck } = context;
  if (!(await invoiceProfiles.isUsedAddress(customer, Email.trim()))) requireRecentCheck();
}

/** @throws InvoiceRefusal */
function requireReviewer({ financeRefusal }: Customer): void {
  if (financeRefusal === 'secondStep') throw new InvoiceRefusal('secondStepNeeded', SECOND_STEP_NEEDED);
  if (financeRefusal) throw new InvoiceRefusal('notReviewer', 'This account may not review invoices.');
}

const covered = ({ invoice, orderNos }: Covered) => ({ Code: 0 as const, Json: toInvoiceRow(invoice, orderNos) });

interface WrittenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

const download = ({ name, type, bytes }: WrittenFile) => ({
  Code: 0 as const,
  file: { name, type, content: onePart(bytes) },
});
