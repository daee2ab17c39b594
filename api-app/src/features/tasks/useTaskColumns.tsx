import { useKitText, useLanguage } from '@tracking-console/app-kit';
import { taskName } from '@tracking-console/app-kit/later';
import type { TaskStatus } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, formatBytes, type Hue } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { Progress } from './Progress.tsx';
import { TaskDuration } from './TaskDuration.tsx';
import styles from './tasks.module.css';

export const TONES: Record<TaskStatus, Hue> = {
  Queued: 'grey',
  Running: 'blue',
  Succeeded: 'green',
  Partial: 'amber',
  Failed: 'red',
  Cancelled: 'grey',
};

/** @param withScope the customer holds both identities */
export function useTaskColumns(withScope: boolean) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const nameOf = (task: TaskRow) => taskName(task, kit);
  const status = (task: TaskRow) => (
    <StatusBadge tone={TONES[task.status]}>{t(`taskCenter.status.${task.status}`)}</StatusBadge>
  );
  const scope: Column<TaskRow> = {
    key: 'scope',
    title: t('dashboard.usage.console'),
    priority: 4,
    cell: (task) => t(`console.${task.scope}`),
  };
  const columns: Column<TaskRow>[] = [
    {
      key: 'name',
      title: t('shipments.column.remark'),
      primary: true,
      cell: (task) => <span className={styles.name}>{nameOf(task)}</span>,
    },
    { key: 'type', title: t('column.type'), priority: 3, cell: (task) => t(`taskCenter.type.${task.type}`) },
    ...(withScope ? [scope] : []),
    { key: 'status', title: t('column.status'), cell: status },
    { key: 'progress', title: t('column.progress'), cell: (task) => <Progress task={task} name={nameOf(task)} /> },
    {
      key: 'by',
      title: t('taskCenter.column.createdBy'),
      priority: 5,
      cell: (task) => t(`taskCenter.by.${task.source}`),
    },
    {
      key: 'created',
      title: t('taskCenter.column.created'),
      priority: 3,
      cell: (task) => <RelativeTime iso={task.create_time} />,
    },
    {
      key: 'duration',
      title: t('column.duration'),
      align: 'end',
      priority: 5,
      cell: (task) => <TaskDuration task={task} />,
    },
    {
      key: 'size',
      title: t('column.size'),
      align: 'end',
      priority: 5,
      cell: ({ result_file: file }) => (file && file.size > 0 ? formatBytes(file.size, language) : '–'),
    },
    {
      key: 'expires',
      title: t('column.expires'),
      priority: 4,
      cell: (task) => <RelativeTime iso={task.expire_time} />,
    },
  ];
  const summary = (task: TaskRow) => (
    <span className={styles.summary}>
      {status(task)}
      {withScope && t(`console.${task.scope}`)}
      <RelativeTime iso={task.create_time} />
      <Progress task={task} name={nameOf(task)} />
    </span>
  );
  return { columns, summary, nameOf };
}
