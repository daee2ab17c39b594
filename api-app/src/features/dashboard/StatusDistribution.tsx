import type { DashboardSummary } from '@tracking-console/contract/console';
import { MAIN_STATUSES, type MainStatus } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { FormattedNumber, TextLink } from '@tracking-console/ui';
import { statusStyle } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import styles from './dashboard.module.css';

const colour = (status: MainStatus) => `var(--tc-${statusStyle(status).hue}-solid)`;

/** The shipments by status, as one bar and as numbers that lead into the list. */
export function StatusDistribution({ statuses }: { statuses: DashboardSummary['statuses'] }) {
  const t = useText();
  const words = useStatusWords();
  const present = MAIN_STATUSES.filter((status) => statuses[status] > 0);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {present.map((status) => (
          <span key={status} style={{ flexGrow: statuses[status], background: colour(status) }} />
        ))}
      </div>
      <ul className={styles.statuses} aria-label={t('dashboard.statuses.title')}>
        {MAIN_STATUSES.map((status) => (
          <li key={status}>
            <TextLink quiet href={paths.api.tracking({ package_status: status })}>
              <span className={styles.dot} style={{ background: colour(status) }} />
              {words.main(status)}
              <span className={styles.count}>
                <FormattedNumber value={statuses[status]} />
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
