import { useLanguage } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { Button, formatNumber, RelativeTime } from '@tracking-console/ui';
import { icons, ProgressBar } from '@tracking-console/ui/later';
import { useUndoTaskMutation } from '../model/shipments/shipmentWrites.ts';
import { useCancelTaskMutation, useRetryTaskMutation, useSaveTaskFileMutation } from '../model/tasks/tasksApi.ts';
import { outcomeText, taskName } from '../model/tasks/taskTexts.ts';
import { useText } from '../useText.ts';
import styles from './TaskTray.module.css';

/** One piece of background work: how far it is, or what came of it. */
export function TaskItem({ task }: { task: TaskRow }) {
  const t = useText();
  const name = taskName(task, t);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.time}>
          <RelativeTime iso={task.end_time ?? task.create_time} />
        </span>
      </div>
      {isUnderWay(task.status) ? <Progress task={task} name={name} /> : <Outcome task={task} />}
    </li>
  );
}

/** How far it is; used by the import dialog as well. */
export function Progress({ task, name }: { task: TaskRow; name: string }) {
  const t = useText();
  const language = useLanguage();
  const [cancel, { isLoading }] = useCancelTaskMutation();
  const number = (value: number) => formatNumber(value, language);
  const text = t('tasks.progress', { done: number(task.done), total: number(task.total) });
  return (
    <>
      <ProgressBar
        label={name}
        labelHidden
        text={task.status === 'Queued' ? t('tasks.queued') : text}
        value={task.done}
        max={task.status === 'Queued' ? 0 : task.total}
      />
      <div className={styles.actions}>
        <Button size="sm" kind="text" disabled={isLoading} onClick={() => cancel(task.id)} icon={<icons.X size={15} />}>
          {t('tasks.cancel')}
        </Button>
      </div>
    </>
  );
}

function Outcome({ task }: { task: TaskRow }) {
  const t = useText();
  return (
    <>
      <span className={styles.outcome}>{outcomeText(task, t)}</span>
      <TaskFiles task={task} />
    </>
  );
}

/** What can be fetched of a task that has ended, undoing it, and doing again what failed. */
export function TaskFiles({ task, onRetried }: { task: TaskRow; onRetried?: (task: TaskRow) => void }) {
  const t = useText();
  const [save] = useSaveTaskFileMutation();
  const [retry, { isLoading: retrying }] = useRetryTaskMutation();
  const [undo, { isLoading: undoing }] = useUndoTaskMutation();
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
