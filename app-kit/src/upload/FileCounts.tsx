import { formatNumber } from '@tracking-console/ui';
import { useLanguage } from '../texts/TextContext.ts';
import styles from './FileCounts.module.css';

export interface FileCount {
  text: string;
  count: number;
  tone: 'green' | 'grey' | 'amber' | 'red';
}

/** What becomes of the numbers of a file: the first always, the others where there are some. */
export function FileCounts({ counts }: { counts: readonly FileCount[] }) {
  const language = useLanguage();
  return (
    <dl className={styles.counts}>
      {counts
        .filter(({ count }, place) => count > 0 || place === 0)
        .map(({ text, count, tone }) => (
          <div key={text} className={`${styles.count} ${styles[tone] ?? ''}`}>
            <dt>{text}</dt>
            <dd>{formatNumber(count, language)}</dd>
          </div>
        ))}
    </dl>
  );
}
