import type { Currency, PayMethod } from '@tracking-console/contract/orders/orderConstants';
import type { CreateOrder, OrderDetail } from '@tracking-console/contract/orders/orders';
import { SECOND } from '@tracking-console/contract/values/durations';
import type { Transaction } from '../../database.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentReport } from '../payments/paymentProvider.ts';
import type { ApiSettingService } from '../settings/apiSettingService.ts';
import { cancelOrder } from './closeOrder.ts';
import { createOrder, methodsFor } from './createOrder.ts';
import { askAbout } from './endPayments.ts';
import type { OrderContext } from './orderContext.ts';
import { createOrderJobs } from './orderJobs.ts';
import { createOrderReads } from './orderReads.ts';
import type { OrderRecord } from './orderTable.ts';
import { payOrder } from './payOrder.ts';
import { requestRefund } from './refundOrder.ts';
import { createReminders } from './reminder.ts';
import { payWith, settlePayment } from './settlePayment.ts';

/** A waiting customer's page polls every 2 s; the provider is queried less often. */
const ASK_PAUSE_MS = 5 * SECOND;

interface Surroundings extends OrderContext {
  mailer: Mailer;
  apiSettings: ApiSettingService;
}

export type OrderServices = ReturnType<typeof createOrderServices>;
export type OrderService = OrderServices['orders'];

/** Orders, from the choice of a product to the refund. */
export function createOrderServices(context: Surroundings) {
  const { db, quotas, catalog, provider, apiSettings, onProblem } = context;
  const orderReads = createOrderReads(context);

  const orders = {
    catalog,
    methodsFor: (currency: Currency) => methodsFor(context, currency),
    create: (gid: string, wanted: CreateOrder) => createOrder(context, gid, wanted),
    pay: (gid: string, orderNo: string, method?: PayMethod) => payOrder(context, gid, orderNo, method),
    cancel: (gid: string, orderNo: string) => cancelOrder(context, gid, orderNo),
    requestRefund: (gid: string, orderNo: string, reason: string) => requestRefund(context, gid, orderNo, reason),

    /** The order as it is now: for an open payment the provider is queried. */
    async read(gid: string, orderNo: string): Promise<OrderDetail | Refusal> {
      const order = await orderReads.findOwn(gid, orderNo);
      if (order instanceof Refusal) return order;
      if (order.status === 'Pending') {
        await askAbout(context, orderNo, ASK_PAUSE_MS).catch((error: Error) =>
          onProblem(`The payment of order ${orderNo} could not be asked about: ${error.message}`),
        );
      }
      return orderReads.readDetail(gid, orderNo);
    },

    /** It was paid by transfer. Call it with the order locked. */
    settleTransfer: (transaction: Transaction, order: OrderRecord) => payWith(context, transaction, order, 'offline'),

    /** A report of the provider's webhook. */
    async settle(report: PaymentReport): Promise<void> {
      if (provider) await settlePayment(context, provider.name, report);
    },
  };

  return {
    orders,
    orderReads,
    orderJobs: createOrderJobs(context),
    reminders: createReminders({ db, quotas, apiSettings }),
  };
}
