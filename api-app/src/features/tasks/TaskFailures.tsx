import type { TaskDetail } from '@tracking-console/contract/tasks/tasks';
import { Section } from '@tracking-console/ui/later';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import styles from './tasks.module.css';

/** The first rows that failed, each with its reason; nothing where none did. */
export function TaskFailures({ task: { failures, failed } }: { task: TaskDetail }) {
  const t = useText();
  const words = useRefusalWords();
  if (failures.length === 0) return null;
  const isCut = failed > failures.length;
  return (
    <Section
      title={t('taskCenter.failures')}
      description={isCut && t('taskCenter.failures.first', { shown: failures.length })}
    >
      <ul className={styles.failures} aria-label={t('taskCenter.failures')}>
        {failures.map(({ row, cells, reason, code }) => (
          <li key={row}>
            <span className={styles.row}>{row}</span>
            <code className={styles.cells}>{cells.join(' · ')}</code>
            <span className={styles.reason}>
              {code === undefined ? reason : `${words({ code, message: reason })} (${code})`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
