import type { IndexData } from '@tracking-console/contract/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { FormattedNumber, icons, StatTile } from '@tracking-console/ui';
import { ACTIVE_LIST, type StatusFilter, writeListQuery } from '../../model/lists/listQuery.ts';
import { useListDefaults } from '../../model/lists/useListDefaults.ts';
import { statusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';
import styles from './StatusTiles.module.css';

/** How many shipments stand where; each tile leads to them. */
export function StatusTiles({ overview: { statuses, attention } }: { overview: IndexData }) {
  const t = useText();
  const defaults = useListDefaults(ACTIVE_LIST);
  const listOf = (filter: StatusFilter) => paths.buyer.shipments(writeListQuery({ ...defaults, filter }, defaults));
  const all = MAIN_STATUSES.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);
  return (
    <div className={styles.tiles}>
      <StatTile
        label={t('shipments.filter.all')}
        value={<FormattedNumber value={all} />}
        icon={<icons.Boxes size={15} aria-hidden="true" />}
        href={listOf('all')}
      />
      <StatTile
        label={t('shipments.filter.attention')}
        value={<FormattedNumber value={attention} />}
        icon={<icons.TriangleAlert size={15} aria-hidden="true" />}
        tone={attention > 0 ? 'amber' : 'grey'}
        href={listOf('attention')}
      />
      {MAIN_STATUSES.map((status) => (
        <StatTile
          key={status}
          status={status}
          label={t(statusText(status))}
          value={<FormattedNumber value={statuses[status] ?? 0} />}
          href={listOf(status)}
        />
      ))}
    </div>
  );
}
