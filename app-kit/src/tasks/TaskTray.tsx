import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import { TextLink, VisuallyHidden } from '@tracking-console/ui';
import { icons, PopoverButton } from '@tracking-console/ui/later';
import { createPortal } from 'react-dom';
import { useOrderToasts } from '../orders/useOrderToasts.ts';
import { useKitText } from '../texts/useKitText.ts';
import type { TasksApi } from './createTasksApi.ts';
import { TaskItem } from './TaskItem.tsx';
import styles from './TaskTray.module.css';
import { useHeaderPlace } from './useHeaderPlace.ts';
import { type TasksEnded, useTaskEnds } from './useTaskEnds.ts';
import { useTasks } from './useTasks.ts';

interface TaskTrayProps {
  api: TasksApi;
  onEnded: TasksEnded;
  /** Of the page that shows all of them, where the console has one. */
  pageHref?: string;
}

/** A console's tasks in the shell's header, on all its pages, and payments that arrive. Empty before the first task. */
export function TaskTray({ api, onEnded, pageHref }: TaskTrayProps) {
  const t = useKitText();
  const { tasks } = useTasks(api);
  const place = useHeaderPlace(tasks.length > 0);
  useTaskEnds(tasks, onEnded);
  useOrderToasts();
  if (!place || tasks.length === 0) return null;
  const running = tasks.filter(({ status }) => isUnderWay(status)).length;
  return createPortal(
    <PopoverButton
      label={running > 0 ? t('tasks.open.running', { count: running }) : t('tasks.open')}
      content={(close) => (
        <>
          <ul className={styles.list}>
            {tasks.map((task) => (
              <TaskItem key={task.id} api={api} task={task} />
            ))}
          </ul>
          {pageHref && (
            <p className={styles.all}>
              <TextLink href={pageHref} onClick={close}>
                {t('tasks.all')}
              </TextLink>
            </p>
          )}
        </>
      )}
    >
      <icons.ListTodo size={18} aria-hidden="true" />
      {running > 0 && (
        <span className={styles.count} aria-hidden="true">
          {running}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{running > 0 && t('tasks.open.running', { count: running })}</span>
      </VisuallyHidden>
    </PopoverButton>,
    place,
  );
}
