import { type NamedTask, useKitText } from '@tracking-console/app-kit';
import { Awaited, LoadFailed, taskName } from '@tracking-console/app-kit/later';
import { TASK_CODES } from '@tracking-console/contract/tasks/taskConstants';
import type { TaskDetail } from '@tracking-console/contract/tasks/tasks';
import { Button, EmptyState } from '@tracking-console/ui';
import { Drawer, Stack } from '@tracking-console/ui/later';
import { useTaskQuery } from '../../model/taskQueries.ts';
import { useText } from '../../useText.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskFailures } from './TaskFailures.tsx';
import { TaskLog } from './TaskLog.tsx';
import styles from './tasks.module.css';
import type { TaskActions } from './useTaskActions.ts';

interface TaskDrawerProps {
  /** null: closed. */
  named: NamedTask | null;
  actions: TaskActions;
  onClose: () => void;
}

/** One task with what it was started with, what happened to it, and the rows that failed. */
export function TaskDrawer({ named, ...props }: TaskDrawerProps) {
  return named ? <OpenTask named={named} {...props} /> : null;
}

function OpenTask({ named, actions, onClose }: TaskDrawerProps & { named: NamedTask }) {
  const t = useText();
  const kit = useKitText();
  const { currentData: task, error, refetch } = useTaskQuery(named);
  const isGone = error !== undefined && 'code' in error && error.code === TASK_CODES.notFound;
  return (
    <Drawer
      open
      width={640}
      title={task && !isGone ? taskName(task, kit) : t('menu.taskCenter')}
      onClose={onClose}
      footer={task && !isGone && <Actions task={task} actions={actions} />}
    >
      <Awaited
        data={isGone ? undefined : task}
        failed={
          isGone ? (
            <EmptyState kind="nothing" title={t('taskCenter.detail.gone')} />
          ) : (
            error && <LoadFailed title={kit('fetchFailed.title')} onRetry={refetch} />
          )
        }
      >
        {(task) => (
          <Stack>
            <TaskFacts task={task} />
            <TaskFailures task={task} />
            <TaskLog task={task} />
          </Stack>
        )}
      </Awaited>
    </Drawer>
  );
}

function Actions({ task, actions }: { task: TaskDetail; actions: TaskActions }) {
  return (
    <div className={styles.actions}>
      {actions(task).map(({ name, label, perform }) => (
        <Button
          key={name}
          kind={name === 'delete' ? 'danger' : 'default'}
          icon={<ActionIcon name={name} size={16} />}
          onClick={() => void perform()}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
