import { useKitText } from '@tracking-console/app-kit';
import { outcomeText, TaskFiles, TaskProgress, taskName } from '@tracking-console/app-kit/later';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { Banner, Button } from '@tracking-console/ui';
import { taskBaseApi } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import styles from './ImportPanel.module.css';

interface ImportProgressProps {
  task: TaskRow;
  onAgain: () => void;
  onRetried: (task: TaskRow) => void;
  onClose: () => void;
}

/** How far an import is, and what came of it. */
export function ImportProgress({ task, onAgain, onRetried, onClose }: ImportProgressProps) {
  const t = useText();
  const kit = useKitText();
  const name = taskName(task, kit);
  if (isUnderWay(task.status))
    return (
      <div className={styles.step}>
        <p className={styles.heading}>{name}</p>
        <TaskProgress api={taskBaseApi} task={task} name={name} />
        <p className={styles.hint}>{t('shipments.import.goesOn')}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('action.close')}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.step}>
      <Banner kind={bannerOf(task)} text={`${name}: ${outcomeText(task, kit)}`} />
      <TaskFiles api={taskBaseApi} task={task} onRetried={onRetried} />
      <div className={styles.actions}>
        <Button onClick={onAgain}>{kit('upload.other')}</Button>
        <Button kind="primary" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  );
}

function bannerOf({ status }: TaskRow) {
  if (status === 'Succeeded') return 'success';
  return status === 'Failed' ? 'error' : 'warning';
}
