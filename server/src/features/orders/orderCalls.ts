import { CURRENCIES, ORDER_CODES } from '@tracking-console/contract/orderConstants';
import type { OrderPage, PAY_API_METHODS, PayApiAnswers, PayApiMethod } from '@tracking-console/contract/orders';
import type { Static } from 'typebox';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import type { LegacyContext } from '../../http/legacyCall.ts';
import { onePart } from '../../http/onePart.ts';
import { pageInfo, pagingOf } from '../../http/paging.ts';
import type { Download } from '../tasks/taskDownload.ts';
import { methodsFor } from './createOrder.ts';
import { exportOrders } from './exportOrders.ts';
import { OrderRefusal } from './orderContext.ts';
import type { OrderServices } from './orderServices.ts';
import type { Customer } from './readCustomer.ts';
import { receiptContent } from './receipt.ts';

/** Who calls. */
export interface PayContext extends Pick<OrderServices, 'orders' | 'orderReads' | 'reminders'>, LegacyContext {
  customer: Customer;
  brand: string;
  makePdf: MakePdf;
}

export type PayAnswer =
  | { Code: 0; Json: unknown; pageInfo?: OrderPage }
  | { Code: 0; file: Download }
  | { Code: number; Message: string; Json: { Field: string } };

type Param<M extends PayApiMethod> = Static<(typeof PAY_API_METHODS)[M]['param']>;
type Answered<M extends PayApiMethod> = M extends keyof PayApiAnswers
  ? { Code: 0; Json: PayApiAnswers[M]; pageInfo?: OrderPage }
  : { Code: 0; file: Download };

/** @throws OrderRefusal where it cannot be done */
type PayCalls = { [M in PayApiMethod]: (param: Param<M>, context: PayContext) => Promise<Answered<M>> };

export const ORDER_CALLS: PayCalls = {
  async GetOrderList({ App, Page, PerPage, ...filter }, { customer, orderReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { total, ...list } = await orderReads.list(customer.owner(App), filter, paging);
    return { Code: 0, Json: list, pageInfo: pageInfo(paging, total) };
  },

  async GetOrderTotals({ App, ...filter }, { customer, orderReads }) {
    return { Code: 0, Json: await orderReads.readTotals(customer.owner(App), filter) };
  },

  async ExportOrders({ App, Format, ...filter }, { customer, orderReads }) {
    const orders = await orderReads.listAll(customer.owner(App), filter);
    return { Code: 0, file: exportOrders(orders, Format, customer.language) };
  },

  async GetOrder({ OrderNo }, { customer, orders }) {
    return { Code: 0, Json: await orders.read(customer.gid, OrderNo) };
  },

  async CreateOrder(param, { customer, orders }) {
    const product = orders.catalog.products.find(({ id }) => id === param.ProductId);
    if (product) customer.owner(product.scope);
    const order = await orders.create(customer.gid, param);
    if (order.status !== 'Pending') return { Code: 0, Json: { OrderNo: order.orderNo } };
    return { Code: 0, Json: await orders.pay(customer.gid, order.orderNo) };
  },

  async PayOrder({ OrderNo, PayMethod }, { customer, orders }) {
    return { Code: 0, Json: await orders.pay(customer.gid, OrderNo, PayMethod) };
  },

  async CancelOrder({ OrderNo }, { customer, orders, orderReads }) {
    await orders.cancel(customer.gid, OrderNo);
    return { Code: 0, Json: await orderReads.readDetail(customer.gid, OrderNo) };
  },

  async RequestRefund({ OrderNo, Reason }, { customer, orders, orderReads }) {
    await orders.requestRefund(customer.gid, OrderNo, Reason.trim());
    return { Code: 0, Json: await orderReads.readDetail(customer.gid, OrderNo) };
  },

  async GetProducts({ App }, { customer, orders: { catalog, context } }) {
    customer.owner(App);
    const products = catalog.products.filter(({ scope }) => scope === App);
    return {
      Code: 0,
      Json: {
        Products: products.map(({ id, type, name, quota, days, prices }) => ({
          ProductId: id,
          Type: type,
          Name: name,
          Quota: quota,
          Days: days,
          Prices: prices,
        })),
        Methods: Object.fromEntries(CURRENCIES.map((currency) => [currency, [...methodsFor(context, currency)]])),
        TaxRate: catalog.taxRates[customer.country] ?? 0,
        Discounts: catalog.discounts,
      },
    };
  },

  async GetQuotaLedger({ App, Page, PerPage }, { customer, orderReads, reminders }) {
    const paging = pagingOf({ Page, PerPage });
    const [{ total, ...quota }, reminder] = await Promise.all([
      orderReads.readQuota(customer.owner(App), paging),
      reminders.read(customer.gid),
    ]);
    return { Code: 0, Json: { ...quota, Reminder: reminder }, pageInfo: pageInfo(paging, total) };
  },

  async SetQuotaReminder(param, { customer, reminders }) {
    customer.owner('API');
    return { Code: 0, Json: await reminders.save(customer.gid, param) };
  },

  async DownloadReceipt({ OrderNo }, { customer, orderReads, brand, makePdf }) {
    const order = await orderReads.findOwn(customer.gid, OrderNo);
    if (order.payTime === null) throw new OrderRefusal(ORDER_CODES.notPaid, 'The order is not paid.', 'OrderNo');
    const content = await makePdf(customer.gid, receiptContent(order, { brand, email: customer.email }));
    return { Code: 0, file: { name: `receipt-${OrderNo}.pdf`, type: 'application/pdf', content: onePart(content) } };
  },
};

type AnyCalls<M extends string, C> = Record<M, (param: never, context: C) => Promise<PayAnswer>>;

/** Refusals become answers, each with the field it is about. */
export function withRefusals<M extends string, C>(calls: AnyCalls<M, C>): AnyCalls<M, C> {
  const answering = Object.entries<AnyCalls<M, C>[M]>(calls).map(([method, call]) => [
    method,
    async (param: never, context: C): Promise<PayAnswer> => {
      try {
        return await call(param, context);
      } catch (error) {
        if (!(error instanceof OrderRefusal)) throw error;
        return { Code: error.code, Message: error.message, Json: { Field: error.field } };
      }
    },
  ]);
  return Object.fromEntries(answering);
}
