import type {
  InvoiceApiMethod,
  InvoiceProfile,
  InvoiceReviewDetail,
  InvoiceRow,
} from '@tracking-console/contract/orders/invoices';
import { parcels } from '../index.ts';
import { done, PAID } from './showOrders.ts';
import { show, startAccount } from './startAccount.ts';

export const PAID_TOO = { ...PAID, OrderNo: '2026030211111111', Amount: 900 };
export const IN_EUROS = { ...PAID, OrderNo: '2026030222222222', Currency: 'EUR' as const };

export const INVOICE: InvoiceRow = {
  Id: '1',
  InvoiceNo: '2026-000001',
  Corrects: null,
  Currency: 'USD',
  Amount: 1071,
  OrderNos: [PAID.OrderNo],
  Kind: 'International',
  TitleType: 'Company',
  Title: 'Example GmbH',
  TaxNo: 'DE123456789',
  Country: 'DE',
  Address: 'Beispielstraße 1',
  Bank: '',
  BankAccount: '',
  Phone: '',
  Email: 'billing@example.com',
  Note: '',
  Status: 'Issued',
  RejectReason: '',
  ApplyTime: '2026-03-02T08:00:00Z',
  IssueTime: '2026-03-02T08:01:00Z',
};
export const REQUESTED: InvoiceRow = { ...INVOICE, Id: '2', InvoiceNo: null, Status: 'Requested', IssueTime: null };

export const reviewed = (row: InvoiceRow, Decisions: InvoiceReviewDetail['Decisions'] = []): InvoiceReviewDetail => ({
  ...row,
  App: 'API',
  Customer: 'ada@example.com',
  Decisions,
});

const { Kind, TitleType, Title, TaxNo, Country, Address, Bank, BankAccount, Phone, Email } = INVOICE;
export const PROFILE: InvoiceProfile = {
  Kind,
  TitleType,
  Title,
  TaxNo,
  Country,
  Address,
  Bank,
  BankAccount,
  Phone,
  Email,
  Id: '7',
  IsDefault: true,
};

type Param = Record<string, unknown>;
export type InvoiceAnswers = Partial<Record<InvoiceApiMethod, (param: Param) => object>>;

const USUAL: InvoiceAnswers = {
  GetInvoiceableOrders: () => done({ Orders: [PAID, PAID_TOO, IN_EUROS] }, 3),
  GetInvoiceList: () => done({ Invoices: [REQUESTED, INVOICE] }, 2),
  GetProfiles: () => done({ Profiles: [] }),
  GetInvoiceReviews: () => done({ Invoices: [reviewed(REQUESTED)] }, 1),
  GetInvoiceReview: () => done(reviewed(REQUESTED)),
};

const PAGES = {
  invoice: '/api/invoice',
  ordersInvoice: '/api/orders/invoice',
  transferReview: '/api/transferReview',
} as const;

export async function showInvoices(answers: InvoiceAnswers = {}, search = '', page: keyof typeof PAGES = 'invoice') {
  const asked: { method: string; param: Param }[] = [];
  const started = await startAccount(
    { open_app_list: ['API'] },
    (call) => {
      if (!call.path.endsWith('/invoiceapi/call')) return undefined;
      const { method, param } = call.body as { method: InvoiceApiMethod; param: Param }; // as the wrapper sends it
      asked.push({ method, param });
      return { ...USUAL, ...answers }[method]?.(param);
    },
    `${PAGES[page]}${search}`,
  );
  const parcel = await parcels[page]?.();
  if (!parcel) throw new Error('There is no page of invoices.');
  const askedFor = (method: InvoiceApiMethod) => asked.filter((one) => one.method === method).map(({ param }) => param);
  return { ...started, ...(await show(started, parcel, { identity: 'API', basePath: '/api' })), askedFor };
}
