import { usePolling } from '@tracking-console/app-kit';
import { Skeleton } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useSummaryQuery } from '../../model/summaryQuery.ts';
import { ExceptionsCard, TransitCard } from './CarrierCards.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { DaysCard } from './DaysCard.tsx';
import styles from './dashboard.module.css';
import { FigureTiles } from './FigureTiles.tsx';
import { GettingStarted, isStarted } from './GettingStarted.tsx';
import { CardFailed, REFRESH_MS } from './QueryCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { RecentErrors, RecentFailures } from './RecentErrors.tsx';
import { RecentUpdates } from './RecentUpdates.tsx';
import { ShipmentsCard } from './ShipmentsCard.tsx';
import { UsageCard } from './UsageCard.tsx';

interface DashboardProps {
  /** The list of keys, which belongs to another feature. */
  keys: ReactNode;
}

export function Dashboard({ keys }: DashboardProps) {
  const { data: summary, isError, refetch } = useSummaryQuery();
  usePolling(refetch, REFRESH_MS);
  return (
    <div className={styles.dashboard}>
      {summary ? (
        <>
          <GettingStarted summary={summary} />
          <div className={styles.pair}>
            <QuotaCard quota={summary.quota} />
            <FigureTiles summary={summary} />
          </div>
        </>
      ) : isError ? (
        <CardFailed onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="tiles" rows={4} />
        </div>
      )}
      <div className={summary || isError ? styles.dashboard : `${styles.dashboard} ${styles.coming}`}>
        <UsageCard />
        <div className={styles.pair}>
          <div className={styles.stack}>
            {summary && <ShipmentsCard summary={summary} />}
            <TransitCard />
          </div>
          <div className={styles.stack}>
            <DaysCard />
            <ExceptionsCard />
            {summary && (
              <>
                <RecentErrors rows={summary.recent_errors} />
                <RecentFailures rows={summary.recent_failures} />
              </>
            )}
          </div>
        </div>
        <div className={styles.pair}>
          <div className={styles.stack}>
            {summary && <ConnectionCard summary={summary} withSnippets={isStarted(summary)} />}
            {keys}
          </div>
          {summary && <RecentUpdates rows={summary.recent} />}
        </div>
      </div>
    </div>
  );
}
