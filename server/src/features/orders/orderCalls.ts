import { CURRENCIES, ORDER_CODES } from '@tracking-console/contract/orders/orderConstants';
import type { PAY_API_METHODS } from '@tracking-console/contract/orders/orders';
import type { MakePdf } from '../../documents/pdf/pdfInThread.ts';
import { answer, type Calls, fileAnswer, success } from '../../http/calls/legacyCall.ts';
import { onePart } from '../../http/calls/onePart.ts';
import { pageInfo, pagingOf } from '../../http/calls/paging.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import { exportOrders } from './exportOrders.ts';
import { refuseOrder } from './orderRefusal.ts';
import type { OrderServices } from './orderServices.ts';
import type { Customer } from './readCustomer.ts';
import { receiptContent } from './receipt.ts';

/** The caller's context. */
export interface PayContext extends Pick<OrderServices, 'orders' | 'orderReads' | 'reminders'> {
  customer: Customer;
  brand: string;
  makePdf: MakePdf;
}

export const ORDER_CALLS: Calls<typeof PAY_API_METHODS, PayContext> = {
  async GetOrderList({ App, Page, PerPage, ...filter }, { customer, orderReads }) {
    const paging = pagingOf({ Page, PerPage });
    const { total, ...list } = await orderReads.list(customer.owner(App), filter, paging);
    return success(list, pageInfo(paging, total));
  },

  async GetOrderTotals({ App, ...filter }, { customer, orderReads }) {
    return success(await orderReads.readTotals(customer.owner(App), filter));
  },

  async ExportOrders({ App, Format, ...filter }, { customer, orderReads }) {
    const orders = await orderReads.listAll(customer.owner(App), filter);
    return fileAnswer(exportOrders(orders, Format, customer.language));
  },

  async GetOrder({ OrderNo }, { customer, orders }) {
    return answer(await orders.read(customer.gid, OrderNo));
  },

  async CreateOrder(param, { customer, orders }) {
    const product = orders.catalog.products.find(({ id }) => id === param.ProductId);
    const refusal = product && customer.identityRefusal(product.scope);
    if (refusal) return refusal;
    const order = await orders.create(customer.gid, param);
    if (order instanceof Refusal) return order;
    if (order.status !== 'Pending') return success({ OrderNo: order.orderNo });
    return answer(await orders.pay(customer.gid, order.orderNo));
  },

  async PayOrder({ OrderNo, PayMethod }, { customer, orders }) {
    return answer(await orders.pay(customer.gid, OrderNo, PayMethod));
  },

  async CancelOrder({ OrderNo }, { customer, orders, orderReads }) {
    await orders.cancel(customer.gid, OrderNo);
    return answer(await orderReads.readDetail(customer.gid, OrderNo));
  },

  async RequestRefund({ OrderNo, Reason }, { customer, orders, orderReads }) {
    await orders.requestRefund(customer.gid, OrderNo, Reason.trim());
    return answer(await orderReads.readDetail(customer.gid, OrderNo));
  },

  async GetProducts({ App }, { customer, orders }) {
    const products = orders.catalog.products.filter(({ scope }) => scope === App);
    return success({
      Products: products.map(({ id, type, name, quota, days, prices }) => ({
        ProductId: id,
        Type: type,
        Name: name,
        Quota: quota,
        Days: days,
        Prices: prices,
      })),
      Methods: Object.fromEntries(CURRENCIES.map((currency) => [currency, [...orders.methodsFor(currency)]])),
      TaxRate: orders.catalog.taxRates[customer.country] ?? 0,
      Discounts: orders.catalog.discounts,
    });
  },

  async GetQuotaLedger({ App, Page, PerPage }, { customer, orderReads, reminders }) {
    const paging = pagingOf({ Page, PerPage });
    const [{ total, ...quota }, reminder] = await Promise.all([
      orderReads.readQuota(customer.owner(App), paging),
      reminders.read(customer.gid),
    ]);
    return success({ ...quota, Reminder: reminder }, pageInfo(paging, total));
  },

  async SetQuotaReminder(param, { customer, reminders }) {
    const refusal = customer.identityRefusal('API');
    if (refusal) return refusal;
    return success(await reminders.save(customer.gid, param));
  },

  async DownloadReceipt({ OrderNo }, { customer, orderReads, brand, makePdf }) {
    const order = await orderReads.findOwn(customer.gid, OrderNo);
    if (order instanceof Refusal) return order;
    if (order.payTime === null) return refuseOrder(ORDER_CODES.notPaid, 'The order is not paid.', 'OrderNo');
    const content = await makePdf(customer.gid, receiptContent(order, { brand, email: customer.email }));
    return fileAnswer({ name: `receipt-${OrderNo}.pdf`, type: 'application/pdf', content: onePart(content) });
  },
};
