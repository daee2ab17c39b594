import { usePolling } from '@tracking-console/app-kit';
import { Button, EmptyState, Skeleton } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import styles from './dashboard.module.css';
import { useSummaryQuery } from './dashboardQueries.ts';
import { GettingStarted } from './GettingStarted.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { RecentUpdates } from './RecentUpdates.tsx';
import { ShipmentsCard } from './ShipmentsCard.tsx';

/** In ms, while the page is visible. */
const REFRESH = 60_000;

interface DashboardProps {
  onCreateKey: () => void;
  /** The list of keys, which belongs to another feature. */
  keys: ReactNode;
}

export function Dashboard({ onCreateKey, keys }: DashboardProps) {
  const t = useText();
  const { data: summary, isError, refetch } = useSummaryQuery();
  usePolling(refetch, REFRESH);
  if (!summary && isError)
    return (
      <EmptyState
        kind="error"
        title={t('dashboard.failed.title')}
        text={t('dashboard.failed.text')}
        actions={<Button onClick={refetch}>{t('action.retry')}</Button>}
      />
    );
  if (!summary)
    return (
      <div aria-busy="true">
        <Skeleton kind="tiles" rows={4} />
        <Skeleton kind="table" rows={6} />
      </div>
    );
  return (
    <div className={styles.dashboard}>
      <GettingStarted summary={summary} onCreateKey={onCreateKey} />
      <div className={styles.pair}>
        <div className={styles.stack}>
          <QuotaCard quota={summary.quota} />
          <ConnectionCard summary={summary} />
          {keys}
        </div>
        <div className={styles.stack}>
          <ShipmentsCard summary={summary} />
          <RecentUpdates rows={summary.recent} />
        </div>
      </div>
    </div>
  );
}
