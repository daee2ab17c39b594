import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import styles from './tracking.module.css';

/** How many of the chosen shipments an action leaves out, and why: by the public API's code. */
export function LeftOut({ reasons }: { reasons: readonly (readonly [number, number])[] }) {
  const t = useText();
  const reason = useRefusalWords();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.leftOut} aria-label={t('tracking.refused.label')}>
      {reasons.map(([code, count]) => (
        <li key={code}>{`${count} × ${reason({ code, message: '' })}`}</li>
      ))}
    </ul>
  );
}
