import { useLanguage } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { Button, CopyButton, FormattedNumber, KeyValueList, TextLink } from '@tracking-console/ui';
import { DateTime, Section } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { useOrderQuery } from '../../model/orderQueries.ts';
import type { OrderWithHistory } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { OrderSum } from './OrderSum.tsx';
import { OrderStatusBadge } from './orderColumns.tsx';
import styles from './orders.module.css';
import { actionsOf, type OrderActions } from './useOrderActions.ts';

interface OrderDrawerProps {
  orderNo: string;
  actions: OrderActions;
  onClose: () => void;
}

/** One order: its products, its history, and its effect on the quota. */
export function OrderDrawer({ orderNo, actions, onClose }: OrderDrawerProps) {
  const t = useText();
  const query = useOrderQuery(orderNo);
  const language = useLanguage();
  const buttonsOf = (order: OrderWithHistory) =>
    actionsOf(order, language)
      .filter((action) => action !== 'details')
      .map((action) => (
        <Button key={action} kind={action === 'pay' ? 'primary' : 'default'} onClick={() => actions(order, action)}>
          {t(`orders.action.${action}`)}
        </Button>
      ));
  return (
    <DetailDrawer
      title={`${t('column.orderNo')} ${orderNo}`}
      query={query}
      actions={<PrintButton />}
      buttons={(order) => {
        const buttons = buttonsOf(order);
        return buttons.length > 0 && buttons;
      }}
      onClose={onClose}
    >
      {(order) => <Detail order={order} />}
    </DetailDrawer>
  );
}

/** A bank transfer is submitted on a page of its own. */
function PayMethodText({ order: { app, orderNo, payMethod } }: { order: OrderWithHistory }) {
  const t = useText();
  const text = t(`orders.method.${payMethod}`);
  if (payMethod !== 'offline') return text;
  const page = paths[app === 'API' ? 'api' : 'buyer'].ordersOfflineTrading();
  return <TextLink href={`${page}?order=${orderNo}`}>{text}</TextLink>;
}

function Detail({ order }: { order: OrderWithHistory }) {
  const t = useText();
  const { orderNo, status, currency, refundUntil, closeTime, quotaExpireTime } = order;
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  return (
    <div className={styles.detail}>
      <KeyValueList
        items={[
          fact('status', t('column.status'), <OrderStatusBadge status={status} t={t} />),
          fact(
            'number',
            t('column.orderNo'),
            <>
              {orderNo} <CopyButton value={orderNo} label={t('column.orderNo')} />
            </>,
          ),
          fact('product', t('column.product'), `${order.productName} (${t(`orders.type.${order.type}`)})`),
          fact('quota', t('column.quota'), <FormattedNumber value={order.quota} />),
          fact('method', t('column.payMethod'), <PayMethodText order={order} />),
          ...(order.invoiceStatus === 'None'
            ? []
            : [fact('invoice', t('column.invoice'), <InvoiceStatus order={order} />)]),
          ...(status === 'Pending' ? [fact('closes', t('orders.detail.closes'), <DateTime iso={closeTime} />)] : []),
          ...(quotaExpireTime && status === 'Paid'
            ? [fact('until', t('column.validUntil'), <DateTime iso={quotaExpireTime} detail="day" />)]
            : []),
          ...(refundUntil ? [fact('refund', t('orders.refund.until'), <DateTime iso={refundUntil} />)] : []),
        ]}
      />
      <OrderSum
        currency={currency}
        unitPrice={order.unitPrice}
        quantity={order.quantity}
        discount={order.discount}
        tax={order.tax}
        amount={order.amount}
      />
      <Section title={t('history.title')}>
        <ol className={styles.ledger}>
          {order.events.map(({ time, kind }) => (
            <li key={`${time}-${kind}`}>
              <span>{t(kind === 'refunded' ? 'orders.status.Refunded' : `orders.event.${kind}`)}</span>
              <span className={styles.quiet}>
                <DateTime iso={time} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {order.ledger.length > 0 && (
        <Section title={t('orders.detail.ledger')}>
          <ol className={styles.ledger}>
            {order.ledger.map(({ time, delta, reason }) => (
              <li key={`${time}-${reason}`}>
                <span>
                  {t(`orders.reason.${reason as 'Order'}`)} · <DateTime iso={time} />
                </span>
                <FormattedNumber value={delta} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
