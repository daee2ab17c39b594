import { PageHeader, usePageHeading } from '@tracking-console/ui';
import { useRef } from 'react';
import { type Propose, QuickAdd } from '../features/add/QuickAdd.tsx';
import { FirstSteps, hasShipments } from '../features/overview/FirstSteps.tsx';
import { LaterOverview } from '../features/overview/LaterOverview.tsx';
import { NeedsAttention } from '../features/overview/NeedsAttention.tsx';
import { QuotaCard } from '../features/overview/QuotaCard.tsx';
import { RecentUpdates } from '../features/overview/RecentUpdates.tsx';
import { StatusCard } from '../features/overview/StatusCard.tsx';
import { useGetOverviewQuery } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';
import styles from './dashboard.module.css';

export { overviewQueries as firstQueries } from '../features/overview/overviewQueries.ts';

export function Component() {
  const t = useText();
  const { data: overview, error, refetch } = useGetOverviewQuery();
  const propose = useRef<Propose>(null);
  const isNew = overview !== undefined && !hasShipments(overview);
  const trySample = (number: string) => propose.current?.(number);
  return (
    <div className={styles.page}>
      <PageHeader title={t('menu.dashboard')} description={t('dashboard.description')} headingRef={usePageHeading()} />
      <div className={styles.top}>
        <QuickAdd ref={propose} />
        <QuotaCard overview={overview} />
      </div>
      {isNew ? (
        <FirstSteps overview={overview} onSample={trySample} />
      ) : (
        <>
          <StatusCard overview={overview} failure={error} onRetry={refetch} />
          <div className={styles.columns}>
            <NeedsAttention />
            <RecentUpdates />
          </div>
          {overview && <FirstSteps overview={overview} onSample={trySample} />}
          <LaterOverview wanted={overview !== undefined} />
        </>
      )}
    </div>
  );
}
