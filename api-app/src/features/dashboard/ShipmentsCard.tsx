import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { paths } from '@tracking-console/platform';
import { Card, LinkButton } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import { StatusDistribution } from './StatusDistribution.tsx';

export function ShipmentsCard({ summary }: { summary: DashboardSummary }) {
  const t = useText();
  return (
    <Card
      title={t('dashboard.tracking.title')}
      actions={
        <LinkButton size="sm" kind="text" href={paths.api.tracking()}>
          {t('action.showAll')}
        </LinkButton>
      }
    >
      <StatusDistribution statuses={summary.statuses} />
    </Card>
  );
}
