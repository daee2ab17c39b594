import type { DashboardSummary } from '@tracking-console/contract/console';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { FormattedNumber, Section, StatTile, TileGrid } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { useStatusWords } from '../../words/useStatusWords.ts';

/** PG-8c: how the shipments stand, each number a way into the list. */
export function StatusTiles({ statuses }: { statuses: DashboardSummary['statuses'] }) {
  const { t } = useTranslation('api-app');
  const words = useStatusWords();
  return (
    <Section title={t('dashboard.statuses.title')}>
      <TileGrid>
        {MAIN_STATUSES.map((status) => (
          <StatTile
            key={status}
            status={status}
            label={words.main(status)}
            value={<FormattedNumber value={statuses[status]} />}
            href={paths.api.tracking({ package_status: status })}
          />
        ))}
      </TileGrid>
    </Section>
  );
}
