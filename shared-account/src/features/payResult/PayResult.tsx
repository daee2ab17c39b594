import { useKitText, useLanguage, useMounted } from '@tracking-console/app-kit';
import { Button, Card, EmptyState, icons, LinkButton } from '@tracking-console/ui';
import { useEffect } from 'react';
import type { OrderWithHistory } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import { orderNumber } from './orderNumber.ts';
import styles from './payResult.module.css';
import { payWords } from './payWords.ts';
import { usePayResult } from './usePayResult.ts';

/**
 * Where a payment provider sends the customer back to. The address is not trusted: it only names the order, whose state
 * comes from our records.
 */
export function PayResult() {
  const { platform } = useMounted();
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const { brand } = platform.configuration;
  const order = orderNumber(location.search);
  const [state, retry] = usePayResult(order);
  const shown = order === '' ? { phase: 'missing' as const } : state;
  const { mark, ...words } = payWords(shown, order, { t, language });
  // Without the shell the page has no other title.
  useEffect(() => {
    document.title = `${t('pay.title')} · ${brand}`;
    document.documentElement.lang = language;
  }, [t, language, brand]);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.title}>{t('pay.title')}</h1>
      <Card busy={shown.phase === 'pending'}>
        <div role="status">
          <EmptyState
            {...words}
            icon={mark && MARKS[mark]}
            actions={
              shown.phase === 'unreachable' ? (
                <Button kind="primary" onClick={retry}>
                  {kit('action.retry')}
                </Button>
              ) : (
                <BackLink order={'order' in shown ? shown.order : undefined} />
              )
            }
          />
        </div>
      </Card>
    </div>
  );
}

const MARKS = {
  done: <icons.CircleCheck size={22} className={styles.done} />,
  waiting: <icons.Clock size={22} className={styles.waiting} />,
};

function BackLink({ order }: { order: OrderWithHistory | undefined }) {
  const t = useText();
  const orders = order && `${order.app === 'BUYER' ? '/buyer' : '/api'}/orders/record?order=${order.orderNo}`;
  return (
    <LinkButton kind="primary" href={orders ?? '/'} icon={<icons.ArrowLeft size={16} />}>
      {t(orders ? 'pay.orders' : 'pay.back')}
    </LinkButton>
  );
}
