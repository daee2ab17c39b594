import { useLanguage } from '@tracking-console/app-kit';
import type { UploadCheck } from '@tracking-console/contract/imports';
import { formatNumber } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './ImportCounts.module.css';

/** What becomes of the numbers of a file. */
export function ImportCounts({ check: { counts, noted } }: { check: UploadCheck }) {
  const t = useText();
  const language = useLanguage();
  const shown = [
    { state: 'new', count: counts.new },
    { state: 'exists', count: counts.exists },
    { state: 'repeated', count: counts.repeated },
    { state: 'invalid', count: counts.badNumber + counts.rounded },
    { state: 'noted', count: noted },
  ] as const;
  return (
    <dl className={styles.counts}>
      {shown
        .filter(({ state, count }) => count > 0 || state === 'new')
        .map(({ state, count }) => (
          <div key={state} className={`${styles.count} ${styles[state]}`}>
            <dt>{t(`shipments.import.state.${state}`)}</dt>
            <dd>{formatNumber(count, language)}</dd>
          </div>
        ))}
    </dl>
  );
}
