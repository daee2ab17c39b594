import { useLanguage } from '@tracking-console/app-kit';
import { isUnderWay } from '@tracking-console/contract/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks';
import { Button, formatNumber, icons, RelativeTime } from '@tracking-console/ui';
import { ProgressBar } from '@tracking-console/ui/later';
import { useCancelTaskMutation } from '../model/tasks/tasksApi.ts';
import { outcomeText, taskName } from '../model/tasks/taskTexts.ts';
import { useText } from '../useText.ts';
import { TaskFiles } from './TaskFiles.tsx';
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
