import { useLanguage } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Button, Card, FormattedNumber, formatNumber, Meter } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useQuotaQuery } from '../../model/orderQueries.ts';
import type { Grant, Quota } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';
import { ReminderDialog } from './ReminderDialog.tsx';

/** The plan, the remaining quota and its expiry, and the reminder. */
export function QuotaCard({ app }: { app: Identity }) {
  const t = useText();
  const { currentData: quota, isError, refetch } = useQuotaQuery(app);
  return (
    <Card title={t('column.quota')} busy={!quota && !isError}>
      {!quota && isError && <FailedContent onRetry={refetch} />}
      {quota && <QuotaFigures app={app} quota={quota} />}
    </Card>
  );
}

interface QuotaProps {
  app: Identity;
  quota: Quota;
}

function QuotaFigures({ app, quota }: QuotaProps) {
  const t = useText();
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const written = (value: number) => formatNumber(value, language);
  const { enabled } = quota.reminder;
  const threshold = written(quota.reminder.threshold);
  return (
    <div className={styles.quota}>
      <div className={styles.column}>
        <p className={styles.plan}>{quota.plan || t('orders.quota.noPlan')}</p>
        <Meter
          label={t('column.quota')}
          value={quota.used}
          max={quota.total}
          text={t('orders.quota.left', { remain: written(quota.remain), total: written(quota.total) })}
        />
        {app === 'API' && (
          <p className={`${styles.quiet} ${styles.reminder}`}>
            {t('orders.reminder')}: {enabled ? t('orders.reminder.on', { threshold }) : t('state.off')}
            <Button size="sm" kind="text" onClick={() => setChanging(true)}>
              {t('action.change')}
            </Button>
          </p>
        )}
      </div>
      <Grants grants={quota.grants} isEmpty={quota.remain === 0} />
      {changing && (
        <ReminderDialog
          reminder={quota.reminder}
          onClose={() => setChanging(false)}
          onSaved={() => setChanging(false)}
        />
      )}
    </div>
  );
}

function Grants({ grants, isEmpty }: { grants: readonly Grant[]; isEmpty: boolean }) {
  const t = useText();
  const timeText = useTimeFormat();
  if (isEmpty) return <p className={styles.quiet}>{t('orders.quota.none')}</p>;
  return (
    <ul className={styles.grants} aria-label={t('column.quota')}>
      {grants.map(({ source, orderNo, remain, expireTime }, place) => (
        <li key={orderNo ?? `${source}-${place}`} className={styles.grant}>
          <span>
            {t(`orders.reason.${source as 'Order'}`)} {orderNo && <span className={styles.quiet}>{orderNo}</span>}
          </span>
          <span>
            <FormattedNumber value={remain} /> ·{' '}
            <span className={styles.quiet}>
              {expireTime ? `${t('column.validUntil')}: ${timeText(expireTime, 'day')}` : t('identity.never')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
