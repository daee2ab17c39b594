import { useLanguage } from '@tracking-console/app-kit';
import type { QuotaOverview } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { Button, Card, FormattedNumber, formatNumber, Meter } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import styles from './orders.module.css';
import { ReminderDialog } from './ReminderDialog.tsx';

type Grant = QuotaOverview['Grants'][number];

/** The plan, what is left and until when, and the reminder. */
export function QuotaCard({ app }: { app: Identity }) {
  const t = useText();
  const [state, refetch] = usePayData('GetQuotaLedger', { App: app });
  return (
    <Card title={t('orders.quota')} busy={state.phase === 'loading'}>
      {state.phase === 'failed' && <FailedContent onRetry={refetch} />}
      {state.phase === 'loaded' && <Quota app={app} quota={state.data} onChanged={refetch} />}
    </Card>
  );
}

interface QuotaProps {
  app: Identity;
  quota: QuotaOverview;
  onChanged: () => void;
}

function Quota({ app, quota, onChanged }: QuotaProps) {
  const t = useText();
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const written = (value: number) => formatNumber(value, language);
  const { Enabled, Threshold } = quota.Reminder;
  const threshold = written(Threshold);
  return (
    <div className={styles.quota}>
      <div className={styles.column}>
        <p className={styles.plan}>{quota.Plan || t('orders.quota.noPlan')}</p>
        <Meter
          label={t('orders.quota')}
          value={quota.Used}
          max={quota.Total}
          text={t('orders.quota.left', { remain: written(quota.Remain), total: written(quota.Total) })}
        />
        {app === 'API' && (
          <p className={`${styles.quiet} ${styles.reminder}`}>
            {t('orders.reminder')}: {Enabled ? t('orders.reminder.on', { threshold }) : t('twoStep.off')}
            <Button size="sm" kind="text" onClick={() => setChanging(true)}>
              {t('orders.reminder.change')}
            </Button>
          </p>
        )}
      </div>
      <Grants grants={quota.Grants} isEmpty={quota.Remain === 0} />
      {changing && (
        <ReminderDialog
          reminder={quota.Reminder}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            onChanged();
          }}
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
    <ul className={styles.grants} aria-label={t('orders.quota')}>
      {grants.map(({ Source, OrderNo, Remain, ExpireTime }, place) => (
        <li key={OrderNo ?? `${Source}-${place}`} className={styles.grant}>
          <span>
            {t(`orders.reason.${Source as 'Order'}`)} {OrderNo && <span className={styles.quiet}>{OrderNo}</span>}
          </span>
          <span>
            <FormattedNumber value={Remain} /> ·{' '}
            <span className={styles.quiet}>
              {ExpireTime ? `${t('column.validUntil')}: ${timeText(ExpireTime, 'day')}` : t('identity.never')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
