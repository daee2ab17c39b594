import type { OFFLINE_METHODS } from '@tracking-console/contract/orders/offline';
import { OFFLINE_CODES, TRANSFER_PAGE_SIZE } from '@tracking-console/contract/orders/offlineConstants';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import { answer, type Calls, fileAnswer, success } from '../../http/calls/legacyCall.ts';
import { onePart } from '../../http/calls/onePart.ts';
import { pageInfo } from '../../http/calls/paging.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { refuseOrder } from '../orders/orderRefusal.ts';
import type { OrderServices } from '../orders/orderServices.ts';
import { type Customer, staffCalls } from '../orders/readCustomer.ts';
import { SECOND_STEP_NEEDED } from '../users/roles.ts';
import { instructionsContent } from './instructions.ts';
import type { OfflineServices } from './offlineServices.ts';

/** The caller, and what came with the call. */
export interface OfflineContext
  extends Pick<OfflineServices, 'transfers' | 'transferReads' | 'transferJobs'>,
    Pick<OrderServices, 'orderReads'> {
  customer: Customer;
  brand: string;
  makePdf: MakePdf;
  files: readonly Buffer[];
}

const byStaff = staffCalls({
  notHeld: refuseOrder(OFFLINE_CODES.notReviewer, 'This account may not review transfers.'),
  secondStep: refuseOrder(OFFLINE_CODES.secondStepNeeded, SECOND_STEP_NEEDED, 'OrderNo'),
});

export const OFFLINE_CALLS: Calls<typeof OFFLINE_METHODS, OfflineContext> = {
  async GetReceivingAccounts(_param, { transfers }) {
    const accounts = transfers.receivingAccounts.map(({ currency, holder, bank, swift, account }) => ({
      Currency: currency,
      Holder: holder,
      Bank: bank,
      Swift: swift,
      Account: account,
    }));
    return success({ Accounts: accounts });
  },

  async CreateTransferOrder(param, { customer, transfers, transferReads }) {
    const order = await transfers.order(customer, param);
    return order instanceof Refusal ? order : answer(await transferReads.readOwn(customer.gid, order.orderNo));
  },

  async SubmitOffline(param, { customer, transfers, transferReads, files }) {
    const refusal = await transfers.submit(customer, param, files);
    return refusal ?? answer(await transferReads.readOwn(customer.gid, param.OrderNo));
  },

  async GetOfflineList({ App, Status, Page = 1 }, { customer, transferReads }) {
    const { rows, total } = await transferReads.listOwn(customer.owner(App), Status, Page);
    return success({ Transfers: rows }, pageInfo({ page: Page, perPage: TRANSFER_PAGE_SIZE }, total));
  },

  async CancelOffline({ OrderNo }, { customer, transfers, transferReads }) {
    await transfers.withdraw(customer, OrderNo);
    return answer(await transferReads.readOwn(customer.gid, OrderNo));
  },

  async GetOffline({ OrderNo }, { customer, transferReads }) {
    return answer(await transferReads.readOwn(customer.gid, OrderNo));
  },

  async DownloadTransferInstructions({ OrderNo }, { customer, orderReads, transfers, brand, makePdf }) {
    const order = await orderReads.findOwn(customer.gid, OrderNo);
    if (order instanceof Refusal) return order;
    const account = transfers.receivingAccounts.find(({ currency }) => currency === order.currency);
    if (!account)
      return refuseOrder(OFFLINE_CODES.noAccount, 'Transfers in this currency are not received.', 'OrderNo');
    const content = await makePdf(customer.gid, instructionsContent(order, account, brand));
    return fileAnswer({ name: `transfer-${OrderNo}.pdf`, type: 'application/pdf', content: onePart(content) });
  },

  GetOfflineReviews: byStaff(async ({ Status, Page = 1 }, { transferReads }) => {
    const { rows, total } = await transferReads.listAll(Status, Page);
    return success({ Transfers: rows }, pageInfo({ page: Page, perPage: TRANSFER_PAGE_SIZE }, total));
  }),

  GetOfflineReview: byStaff(async ({ OrderNo }, { transferReads }) => answer(await transferReads.readAny(OrderNo))),

  ReviewOffline: byStaff(async (param, { customer, transfers, transferReads }) => {
    const refusal = await transfers.review(customer, param);
    return refusal ?? answer(await transferReads.readAny(param.OrderNo));
  }),
};
