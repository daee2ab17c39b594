import type { StatusColours } from '@tracking-console/contract/shipments/settingConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { StatusBadge } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './StatusColourSample.module.css';
import { viewText } from './settingLabels.ts';

/** The nine statuses in colours that are not saved yet. */
export function StatusColourSample({ colours }: { colours: StatusColours }) {
  const t = useText();
  return (
    <span className={styles.sample} data-status-colours={colours}>
      {MAIN_STATUSES.map((status) => (
        <StatusBadge key={status} status={status}>
          {viewText(status, t)}
        </StatusBadge>
      ))}
    </span>
  );
}
