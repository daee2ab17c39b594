import { useKitText, useLanguage } from '@tracking-console/app-kit';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { formatNumber } from '@tracking-console/ui';
import { ProgressBar } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './tasks.module.css';

/** How many rows succeeded and failed, of how many. */
export function Progress({ task, name }: { task: TaskRow; name: string }) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const done = kit('tasks.progress', { done: number(task.ok), total: number(task.total) });
  const failed = t('taskCenter.failedRows', { failed: number(task.failed) });
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={name}
        labelHidden
        text={task.failed > 0 ? `${done} · ${failed}` : done}
        value={task.done}
        // A task without rows is complete once it has ended.
        max={task.total || (task.end_time ? 1 : 0)}
      />
    </div>
  );
}
