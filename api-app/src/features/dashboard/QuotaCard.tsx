import { useLanguage } from '@tracking-console/app-kit';
import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { Card, FormattedNumber, formatNumber, Meter } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useShownMode } from '../../model/useShownMode.ts';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

/** Test data costs no credits: its quota is how many more numbers can be registered. */
export function QuotaCard({ quota }: { quota: DashboardSummary['quota'] }) {
  const t = useText();
  const language = useLanguage();
  const isTest = useShownMode() === 'test';
  const timeText = useTimeFormat();
  const written = (value: number) => formatNumber(value, language);
  const used = (value: number, max: number) => t('identity.used', { used: written(value), total: written(max) });
  return (
    <Card title={t('column.quota')}>
      <div className={styles.quota}>
        <div>
          <p className={styles.figure}>
            <FormattedNumber value={quota.quota_remain} />
          </p>
          <p className={styles.caption}>{t(isTest ? 'dashboard.quota.test' : 'dashboard.quota.remaining')}</p>
          {quota.next_expire_time && (
            <p className={styles.caption}>
              {t('dashboard.quota.nextExpiry', { date: timeText(quota.next_expire_time, 'day') })}
            </p>
          )}
        </div>
        <div className={styles.meters}>
          <Meter
            label={t('dashboard.quota.total')}
            value={quota.quota_used}
            max={quota.quota_total}
            text={used(quota.quota_used, quota.quota_total)}
          />
          {!isTest && (
            <>
              <Meter
                label={t('dashboard.quota.today')}
                value={quota.today_used}
                max={quota.max_track_daily}
                text={used(quota.today_used, quota.max_track_daily)}
              />
              <Meter
                label={t('settings.digest.label')}
                value={quota.free_email_quotaused}
                max={quota.free_email_quota}
                text={used(quota.free_email_quotaused, quota.free_email_quota)}
              />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
