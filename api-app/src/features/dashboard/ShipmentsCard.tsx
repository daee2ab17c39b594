import type { DashboardSummary } from '@tracking-console/contract/console';
import { paths } from '@tracking-console/platform';
import { Card, FormattedNumber, LinkButton, StatTile } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { StatusDistribution } from './StatusDistribution.tsx';

export function ShipmentsCard({ summary }: { summary: DashboardSummary }) {
  const t = useText();
  const { tracking, statuses } = summary;
  return (
    <Card
      title={t('dashboard.tracking.title')}
      actions={
        <LinkButton size="sm" kind="text" href={paths.api.tracking()}>
          {t('dashboard.tracking.all')}
        </LinkButton>
      }
    >
      <div className={styles.two}>
        <StatTile
          label={t('trackingStatus.Tracking')}
          value={<FormattedNumber value={tracking.now} />}
          tone="teal"
          icon={<icons.RefreshCw size={15} />}
          href={paths.api.tracking({ tracking_status: 'Tracking' })}
        />
        <StatTile
          label={t('trackingStatus.Stopped')}
          value={<FormattedNumber value={tracking.stopped} />}
          tone="grey"
          icon={<icons.CircleX size={15} />}
          href={paths.api.tracking({ tracking_status: 'Stopped' })}
        />
      </div>
      <StatusDistribution statuses={statuses} />
    </Card>
  );
}
