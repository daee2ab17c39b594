import { useLanguage } from '@tracking-console/app-kit';
import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';
import styles from './loads.module.css';
import { failedShare } from './worstFirst.ts';

/** The share that loaded, in words and as a bar. */
export function FailedShare(count: Pick<LoadCount, 'ok' | 'failed'>) {
  const language = useLanguage();
  const loaded = 1 - failedShare(count);
  const text = new Intl.NumberFormat(language, {
    style: 'percent',
    // 99.96 % is not 100 %.
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions).format(loaded); // `roundingMode` is younger than TypeScript's list
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${loaded * 100}%` }} />
      </span>
      <span>{text}</span>
    </span>
  );
}
