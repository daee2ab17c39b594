import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { paths } from '@tracking-console/platform';
import { StatusBar } from '@tracking-console/ui';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';

/** The shipments by status, as one bar and as numbers that lead into the list. */
export function StatusDistribution({ statuses }: { statuses: DashboardSummary['statuses'] }) {
  const t = useText();
  const words = useStatusWords();
  const parts = MAIN_STATUSES.map((status) => ({
    status,
    label: words.main(status),
    count: statuses[status],
    href: paths.api.tracking({ package_status: status }),
  }));
  return <StatusBar label={t('dashboard.statuses.title')} parts={parts} />;
}
