import type { ReviewDetail, TransferDetail, TransferRow } from '@tracking-console/contract/orders/offline';
import { parcels } from '../index.ts';
import { done, type PayAnswers, payServer } from './showOrders.ts';
import { show, startAccount } from './startAccount.ts';

export const AWAITED: TransferRow = {
  Id: null,
  OrderNo: '2026030112345678',
  App: 'API',
  ProductName: 'Boost 500',
  Currency: 'USD',
  OrderAmount: 1071,
  Amount: null,
  Payer: '',
  Bank: '',
  AccountTail: '',
  TransferDate: null,
  Reference: '',
  Note: '',
  Receipts: [],
  Status: 'AwaitingTransfer',
  ReviewNote: '',
  Submission: 0,
  UpdateTime: '2026-03-01T08:00:00Z',
  MaySubmit: true,
};

export const REVIEWED: TransferRow = {
  ...AWAITED,
  Id: '7',
  Amount: 1071,
  Payer: 'Ada Payer',
  Bank: 'Example Bank',
  AccountTail: '12345',
  TransferDate: '2026-03-01',
  Reference: '2026030112345678',
  Receipts: [
    { Id: '11', Type: 'image/png', Size: 10 },
    { Id: '12', Type: 'application/pdf', Size: 10 },
  ],
  Status: 'UnderReview',
  Submission: 1,
  MaySubmit: false,
};

export const REJECTED: TransferRow = {
  ...REVIEWED,
  OrderNo: '2026030187654321',
  Status: 'Rejected',
  ReviewNote: 'No such transfer',
  MaySubmit: true,
};

export const detail = (row: TransferRow, Events: TransferDetail['Events'] = []): TransferDetail => ({ ...row, Events });
export const reviewed = (row: TransferRow): ReviewDetail => ({
  ...row,
  Email: 'ada@example.com',
  MayBeSameAs: [],
  Events: [{ Time: row.UpdateTime, Status: 'UnderReview', Note: '', By: 'ada@example.com' }],
});

const ACCOUNT = { Currency: 'USD', Holder: 'DEMO', Bank: 'Demo bank', Swift: 'DEMOUS00', Account: 'DEMO 0001' };

const USUAL: PayAnswers = {
  GetReceivingAccounts: () => done({ Accounts: [ACCOUNT] }),
  GetOfflineList: () => done({ Transfers: [AWAITED, REJECTED] }, 2),
  GetOffline: ({ OrderNo }) => done(detail(OrderNo === REJECTED.OrderNo ? REJECTED : AWAITED)),
  CreateTransferOrder: () => done(detail(AWAITED)),
  SubmitOffline: () => done(detail(REVIEWED)),
  GetOfflineReviews: () => done({ Transfers: [reviewed(REVIEWED)] }),
  GetOfflineReview: () => done(reviewed(REVIEWED)),
  ReviewOffline: () => done(reviewed({ ...REVIEWED, Status: 'Confirmed' })),
};

const PAGES = { ordersOfflineTrading: '/api/orders/offlineTrading', transferReview: '/api/transferReview' } as const;

export async function showTransfers(
  page: keyof typeof PAGES,
  answers: PayAnswers = {},
  { search = '' }: { search?: string } = {},
) {
  const { server, askedFor } = payServer({ ...USUAL, ...answers });
  const start = `${PAGES[page]}${search}`;
  const started = await startAccount({ open_app_list: ['BUYER', 'API'] }, server, start);
  const parcel = await parcels[page]?.();
  if (!parcel) throw new Error(`There is no page ${page}.`);
  return { ...started, ...(await show(started, parcel, { identity: 'API', basePath: '/api' })), askedFor };
}
