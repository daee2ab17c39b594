import { isUnderWay } from '@tracking-console/contract/taskConstants';
import { VisuallyHidden } from '@tracking-console/ui';
import { icons, PopoverButton } from '@tracking-console/ui/later';
import { createPortal } from 'react-dom';
import { TaskItem } from '../../components/TaskItem.tsx';
import styles from '../../components/TaskTray.module.css';
import { useTasks } from '../../model/tasks/useTasks.ts';
import { useText } from '../../useText.ts';
import { useHeaderPlace } from './useHeaderPlace.ts';
import { useTaskUpdates } from './useTaskUpdates.ts';

/** Background work in the shell's header, wherever in the console the person is. Nothing before the first task. */
export function TaskTray() {
  const t = useText();
  const { tasks } = useTasks();
  const place = useHeaderPlace(tasks.length > 0);
  useTaskUpdates(tasks);
  if (!place || tasks.length === 0) return null;
  const running = tasks.filter(({ status }) => isUnderWay(status)).length;
  return createPortal(
    <PopoverButton
      label={running > 0 ? t('tasks.open.running', { count: running }) : t('tasks.open')}
      content={
        <ul className={styles.list}>
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} />
          ))}
        </ul>
      }
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
