import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { Button, formatNumber, RelativeTime } from '@tracking-console/ui';
import { icons, ProgressBar } from '@tracking-console/ui/later';
import { useLanguage } from '../texts/TextContext.ts';
import { useKitText } from '../texts/useKitText.ts';
import type { TasksApi } from './createTasksApi.ts';
import styles from './TaskTray.module.css';
import { outcomeText, taskName } from './taskTexts.ts';

interface TaskProps {
  api: TasksApi;
  task: TaskRow;
}

/** One piece of background work: how far it is, or what came of it. */
export function TaskItem({ api, task }: TaskProps) {
  const t = useKitText();
  const name = taskName(task, t);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.time}>
          <RelativeTime iso={task.end_time ?? task.create_time} />
        </span>
      </div>
      {isUnderWay(task.status) ? <TaskProgress api={api} task={task} name={name} /> : <Outcome api={api} task={task} />}
    </li>
  );
}

/** How far it is; used by the import dialog as well. */
export function TaskProgress({ api, task, name }: TaskProps & { name: string }) {
  const t = useKitText();
  const language = useLanguage();
  const [cancel, { isLoading }] = api.useCancelTaskMutation();
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
        <Button size="sm" kind="text" disabled={isLoading} onClick={() => cancel(task)} icon={<icons.X size={15} />}>
          {t('tasks.cancel')}
        </Button>
      </div>
    </>
  );
}

function Outcome({ api, task }: TaskProps) {
  const t = useKitText();
  return (
    <>
      <span className={styles.outcome}>{outcomeText(task, t)}</span>
      <TaskFiles api={api} task={task} />
    </>
  );
}

/** The files of a task that has ended, its undo, and a retry of what failed. */
export function TaskFiles({ api, task, onRetried }: TaskProps & { onRetried?: (task: TaskRow) => void }) {
  const t = useKitText();
  const [save] = api.useSaveTaskFileMutation();
  const [retry, { isLoading: retrying }] = api.useRetryTaskMutation();
  const [undo, { isLoading: undoing }] = api.useUndoTaskMutation();
  const again = async () => {
    const { data } = await retry(task);
    if (data) onRetried?.(data);
  };
  const download = (file: 'result' | 'error') => (
    <Button size="sm" icon={<icons.Download size={15} />} onClick={() => save({ task, file })}>
      {t(`tasks.download.${file}`)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {task.can_undo && (
        <Button size="sm" disabled={undoing} icon={<icons.RotateCcw size={15} />} onClick={() => undo(task.id)}>
          {t('action.undo')}
        </Button>
      )}
      {task.result_file && (task.status === 'Succeeded' || task.status === 'Partial') && download('result')}
      {task.error_file && download('error')}
      {task.can_retry && (
        <Button size="sm" disabled={retrying} icon={<icons.RotateCcw size={15} />} onClick={again}>
          {t('tasks.retry')}
        </Button>
      )}
    </div>
  );
}
