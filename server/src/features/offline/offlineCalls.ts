import type { OFFLINE_METHODS, OfflineAnswers, OfflineMethod } from '@tracking-console/contract/offline';
import { OFFLINE_CODES, TRANSFER_PAGE_SIZE } from '@tracking-console/contract/offlineConstants';
import type { OrderPage } from '@tracking-console/contract/orders';
import type { Static } from 'typebox';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import { onePart } from '../../http/onePart.ts';
import { pageInfo } from '../../http/paging.ts';
import { OrderRefusal } from '../orders/orderContext.ts';
import type { OrderServices } from '../orders/orderServices.ts';
import type { Customer } from '../orders/readCustomer.ts';
import type { Download } from '../tasks/taskDownload.ts';
import { SECOND_STEP_NEEDED } from '../users/roles.ts';
import { instructionsContent } from './instructions.ts';
import type { OfflineServices } from './offlineServices.ts';

/** Who calls, and what came with the call. */
export interface OfflineContext
  extends Pick<OfflineServices, 'transfers' | 'transferReads' | 'transferJobs'>,
    Pick<OrderServices, 'orderReads'> {
  customer: Customer;
  brand: string;
  makePdf: MakePdf;
  files: readonly Buffer[];
}

type Param<M extends OfflineMethod> = Static<(typeof OFFLINE_METHODS)[M]['param']>;
type Answered<M extends OfflineMethod> = M extends keyof OfflineAnswers
  ? { Code: 0; Json: OfflineAnswers[M]; pageInfo?: OrderPage }
  : { Code: 0; file: Download };

/** @throws OrderRefusal where it cannot be done */
type OfflineCalls = { [M in OfflineMethod]: (param: Param<M>, context: OfflineContext) => Promise<Answered<M>> };

export const OFFLINE_CALLS: OfflineCalls = {
  async GetReceivingAccounts(_param, { transfers }) {
    const accounts = transfers.receivingAccounts.map(({ currency, holder, bank, swift, account }) => ({
      Currency: currency,
      Holder: holder,
      Bank: bank,
      Swift: swift,
      Account: account,
    }));
    return { Code: 0, Json: { Accounts: accounts } };
  },

  async CreateTransferOrder(param, { customer, transfers, transferReads }) {
    customer.owner(param.App);
    const { orderNo } = await transfers.order(customer, param);
    return { Code: 0, Json: await transferReads.readOwn(customer.gid, orderNo) };
  },

  async SubmitOffline(param, { customer, transfers, transferReads, files }) {
    await transfers.submit(customer, param, files);
    return { Code: 0, Json: await transferReads.readOwn(customer.gid, param.OrderNo) };
  },

  async GetOfflineList({ App, Status, Page = 1 }, { customer, transferReads }) {
    const { rows, total } = await transferReads.listOwn(customer.owner(App), Status, Page);
    return {
      Code: 0,
      Json: { Transfers: rows },
      pageInfo: pageInfo({ page: Page, perPage: TRANSFER_PAGE_SIZE }, total),
    };
  },

  async CancelOffline({ OrderNo }, { customer, transfers, transferReads }) {
    await transfers.withdraw(customer, OrderNo);
    return { Code: 0, Json: await transferReads.readOwn(customer.gid, OrderNo) };
  },

  async GetOffline({ OrderNo }, { customer, transferReads }) {
    return { Code: 0, Json: await transferReads.readOwn(customer.gid, OrderNo) };
  },

  async DownloadTransferInstructions({ OrderNo }, { customer, orderReads, transfers, brand, makePdf }) {
    const order = await orderReads.findOwn(customer.gid, OrderNo);
    const account = transfers.receivingAccounts.find(({ currency }) => currency === order.currency);
    if (!account)
      throw new OrderRefusal(OFFLINE_CODES.noAccount, 'Transfers in this currency are not received.', 'OrderNo');
    const content = await makePdf(customer.gid, instructionsContent(order, account, brand));
    return { Code: 0, file: { name: `transfer-${OrderNo}.pdf`, type: 'application/pdf', content: onePart(content) } };
  },

  async GetOfflineReviews({ Status, Page = 1 }, { customer, transferReads }) {
    requireReviewer(customer);
    const { rows, total } = await transferReads.listAll(Status, Page);
    return {
      Code: 0,
      Json: { Transfers: rows },
      pageInfo: pageInfo({ page: Page, perPage: TRANSFER_PAGE_SIZE }, total),
    };
  },

  async GetOfflineReview({ OrderNo }, { customer, transferReads }) {
    requireReviewer(customer);
    return { Code: 0, Json: await transferReads.readAny(OrderNo) };
  },

  async ReviewOffline(param, { customer, transfers, transferReads }) {
    requireReviewer(customer);
    await transfers.review(customer, param);
    return { Code: 0, Json: await transferReads.readAny(param.OrderNo) };
  },
};

/** @throws OrderRefusal */
function requireReviewer({ financeRefusal }: Customer): void {
  if (financeRefusal === 'secondStep')
    throw new OrderRefusal(OFFLINE_CODES.secondStepNeeded, SECOND_STEP_NEEDED, 'OrderNo');
  if (financeRefusal) throw new OrderRefusal(OFFLINE_CODES.notReviewer, 'This account may not review transfers.');
}
