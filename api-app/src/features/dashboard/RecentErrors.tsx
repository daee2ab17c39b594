import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { paths } from '@tracking-console/platform';
import { useText } from '../../useText.ts';
import { ProblemsCard } from './ProblemsCard.tsx';

const FAILED_CALLS = { tab: 'logs', failed: 'true' };
const FAILED_DELIVERIES = { tab: 'deliveries', state: 'Failed' };

/** The latest calls that failed. */
export function RecentErrors({ rows }: { rows: DashboardSummary['recent_errors'] }) {
  const t = useText();
  return (
    <ProblemsCard
      title={t('dashboard.errors.title')}
      none={t('dashboard.errors.none')}
      href={paths.api.settings(FAILED_CALLS)}
      problems={rows.map(({ id, endpoint, http_status, code, time, key }) => ({
        id,
        href: paths.api.settings({ ...FAILED_CALLS, log: id }),
        name: endpoint,
        mark: `HTTP ${http_status}`,
        text: [t('tracking.detail.code', { code }), key?.name ?? t('dashboard.usage.console')].join(' · '),
        time,
      }))}
    />
  );
}

/** The latest deliveries to webhooks that were given up. */
export function RecentFailures({ rows }: { rows: DashboardSummary['recent_failures'] }) {
  const t = useText();
  return (
    <ProblemsCard
      title={t('dashboard.failures.title')}
      none={t('dashboard.failures.none')}
      href={paths.api.settings(FAILED_DELIVERIES)}
      problems={rows.map(({ id, number, code, url, end_time, create_time }) => ({
        id,
        href: paths.api.settings({ ...FAILED_DELIVERIES, delivery: id }),
        name: number,
        mark: code === null ? t('dashboard.failures.noAnswer') : `HTTP ${code}`,
        text: url,
        time: end_time ?? create_time,
      }))}
    />
  );
}
