import type { IndexData } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { paths } from '@tracking-console/platform';
import { Card, FormattedNumber, icons, Skeleton, StatTile, StatusBar } from '@tracking-console/ui';
import { type Failure, FetchFailed } from '../../components/FetchFailed.tsx';
import { ACTIVE_LIST, type StatusFilter, writeListQuery } from '../../model/lists/listQuery.ts';
import { useListDefaults } from '../../model/lists/useListDefaults.ts';
import { statusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';
import styles from './StatusCard.module.css';

interface StatusCardProps {
  overview: IndexData | undefined;
  failure: Failure | undefined;
  onRetry: () => void;
}

/** How many shipments need attention, how many there are, and how they spread over the statuses. */
export function StatusCard({ overview, failure, onRetry }: StatusCardProps) {
  const t = useText();
  return (
    <Card title={t('shipments.filter.label')} busy={!overview && !failure}>
      {overview ? (
        <Statuses {...overview} />
      ) : failure ? (
        <FetchFailed failure={failure} onRetry={onRetry} />
      ) : (
        <div className={styles.awaited}>
          <Skeleton rows={4} />
        </div>
      )}
    </Card>
  );
}

function Statuses({ statuses, attention }: IndexData) {
  const t = useText();
  const defaults = useListDefaults(ACTIVE_LIST);
  const listOf = (filter: StatusFilter) => paths.buyer.shipments(writeListQuery({ ...defaults, filter }, defaults));
  const parts = MAIN_STATUSES.map((status) => ({
    status,
    label: t(statusText(status)),
    count: statuses[status] ?? 0,
    href: listOf(status),
  }));
  return (
    <div className={styles.statuses}>
      <div className={styles.tiles}>
        <StatTile
          label={t('shipments.filter.attention')}
          value={<FormattedNumber value={attention} />}
          icon={<icons.TriangleAlert size={15} aria-hidden="true" />}
          tone={attention > 0 ? 'amber' : 'grey'}
          href={listOf('attention')}
        />
        <StatTile
          label={t('shipments.filter.all')}
          value={<FormattedNumber value={parts.reduce((sum, { count }) => sum + count, 0)} />}
          icon={<icons.Boxes size={15} aria-hidden="true" />}
          href={listOf('all')}
        />
      </div>
      <StatusBar label={t('shipments.filter.label')} parts={parts} />
    </div>
  );
}
