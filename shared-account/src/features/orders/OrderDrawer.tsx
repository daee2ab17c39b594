import { useLanguage } from '@tracking-console/app-kit';
import type { OrderDetail } from '@tracking-console/contract/orders';
import { paths } from '@tracking-console/platform';
import { Button, CopyButton, FormattedNumber, KeyValueList, Skeleton, TextLink } from '@tracking-console/ui';
import { DateTime, Drawer, Section } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { usePayData } from '../../model/usePayData.ts';
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

/** One order: what was bought, what happened, and what it did to the quota. */
export function OrderDrawer({ orderNo, actions, onClose }: OrderDrawerProps) {
  const t = useText();
  const language = useLanguage();
  const [state, refetch] = usePayData('GetOrder', { OrderNo: orderNo });
  const order = state.phase === 'loaded' && !state.isOutdated ? state.data : undefined;
  const offered = order ? actionsOf(order, language).filter((action) => action !== 'details') : [];
  return (
    <Drawer
      open
      width={560}
      title={`${t('column.orderNo')} ${orderNo}`}
      onClose={onClose}
      actions={<PrintButton />}
      footer={
        order &&
        offered.length > 0 && (
          <div className={styles.actions}>
            {offered.map((action) => (
              <Button
                key={action}
                kind={action === 'pay' ? 'primary' : 'default'}
                onClick={() => actions(order, action)}
              >
                {t(`orders.action.${action}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {order ? (
        <Detail order={order} />
      ) : state.phase === 'failed' ? (
        <FailedContent onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="detail" rows={6} />
        </div>
      )}
    </Drawer>
  );
}

/** A bank transfer has a page of its own, where it is submitted. */
function PayMethodText({ order: { App, OrderNo, PayMethod } }: { order: OrderDetail }) {
  const t = useText();
  const text = t(`orders.method.${PayMethod}`);
  if (PayMethod !== 'offline') return text;
  const page = paths[App === 'API' ? 'api' : 'buyer'].ordersOfflineTrading();
  return <TextLink href={`${page}?order=${OrderNo}`}>{text}</TextLink>;
}

function Detail({ order }: { order: OrderDetail }) {
  const t = useText();
  const { OrderNo, Status, Currency, RefundUntil, CloseTime, QuotaExpireTime } = order;
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value });
  return (
    <div className={styles.detail}>
      <KeyValueList
        items={[
          fact('status', t('column.status'), <OrderStatusBadge status={Status} t={t} />),
          fact(
            'number',
            t('column.orderNo'),
            <>
              {OrderNo} <CopyButton value={OrderNo} label={t('column.orderNo')} />
            </>,
          ),
          fact('product', t('column.product'), `${order.ProductName} (${t(`orders.type.${order.Type}`)})`),
          fact('quota', t('column.quota'), <FormattedNumber value={order.Quota} />),
          fact('method', t('column.payMethod'), <PayMethodText order={order} />),
          ...(order.InvoiceStatus === 'None'
            ? []
            : [fact('invoice', t('column.invoice'), <InvoiceStatus order={order} />)]),
          ...(Status === 'Pending' ? [fact('closes', t('orders.detail.closes'), <DateTime iso={CloseTime} />)] : []),
          ...(QuotaExpireTime && Status === 'Paid'
            ? [fact('until', t('column.validUntil'), <DateTime iso={QuotaExpireTime} detail="day" />)]
            : []),
          ...(RefundUntil ? [fact('refund', t('orders.refund.until'), <DateTime iso={RefundUntil} />)] : []),
        ]}
      />
      <OrderSum
        currency={Currency}
        unitPrice={order.UnitPrice}
        quantity={order.Quantity}
        discount={order.Discount}
        tax={order.Tax}
        amount={order.Amount}
      />
      <Section title={t('orders.detail.history')}>
        <ol className={styles.ledger}>
          {order.Events.map(({ Time, Kind }) => (
            <li key={`${Time}-${Kind}`}>
              <span>{t(Kind === 'refunded' ? 'orders.status.Refunded' : `orders.event.${Kind}`)}</span>
              <span className={styles.quiet}>
                <DateTime iso={Time} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {order.Ledger.length > 0 && (
        <Section title={t('orders.detail.ledger')}>
          <ol className={styles.ledger}>
            {order.Ledger.map(({ Time, Delta, Reason }) => (
              <li key={`${Time}-${Reason}`}>
                <span>
                  {t(`orders.reason.${Reason as 'Order'}`)} · <DateTime iso={Time} />
                </span>
                <FormattedNumber value={Delta} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
