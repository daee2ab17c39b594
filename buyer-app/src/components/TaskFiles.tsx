import type { TaskRow } from '@tracking-console/contract/tasks';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useUndoDeletionMutation } from '../model/shipments/shipmentWrites.ts';
import { useRetryTaskMutation, useSaveTaskFileMutation } from '../model/tasks/tasksApi.ts';
import { useText } from '../useText.ts';
import styles from './TaskTray.module.css';

/** What can be fetched of a task that has ended, undoing it, and doing again what failed. */
export function TaskFiles({ task, onRetried }: { task: TaskRow; onRetried?: (task: TaskRow) => void }) {
  const t = useText();
  const [save] = useSaveTaskFileMutation();
  const [retry, { isLoading: retrying }] = useRetryTaskMutation();
  const [undo, { isLoading: undoing }] = useUndoDeletionMutation();
  const again = async () => {
    const { data } = await retry(task.id);
    if (data) onRetried?.(data);
  };
  const isLeft = task.failed > 0 || task.done < task.total;
  const download = (file: 'result' | 'error') => (
    <Button size="sm" icon={<icons.Download size={15} />} onClick={() => save({ id: task.id, file })}>
      {t(`tasks.download.${file}`)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {task.can_undo && (
        <Button size="sm" disabled={undoing} icon={<icons.RotateCcw size={15} />} onClick={() => undo(task.id)}>
          {t('shipments.undo.action')}
        </Button>
      )}
      {task.result_file && (task.status === 'Succeeded' || task.status === 'Partial') && download('result')}
      {task.error_file && download('error')}
      {isLeft && (
        <Button size="sm" disabled={retrying} icon={<icons.RotateCcw size={15} />} onClick={again}>
          {t('tasks.retry')}
        </Button>
      )}
    </div>
  );
}
