import { useLanguage } from '@tracking-console/app-kit';
import type { RefusedCalls as Counts } from '@tracking-console/contract/api/apiLogs';
import { formatNumber } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './logs.module.css';

/** How many calls of the period were refused at once: the list has a sample of them. */
export function RefusedCalls({ counts }: { counts: Counts | null | undefined }) {
  const t = useText();
  const language = useLanguage();
  const figures = [
    { label: t('dashboard.usage.limited'), count: counts?.limited ?? 0 },
    { label: t('logs.barred'), count: counts?.barred ?? 0 },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return null;
  return (
    <p className={styles.refused}>
      {figures.map(({ label, count }) => (
        <strong key={label}>{`${label}: ${formatNumber(count, language)}`}</strong>
      ))}
      <span>{t('logs.sampled')}</span>
    </p>
  );
}
