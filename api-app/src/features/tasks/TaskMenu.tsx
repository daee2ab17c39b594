import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import { RowMenu } from '../../components/RowMenu.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import type { TaskActions } from './useTaskActions.ts';

export function TaskMenu({ task, name, actions }: { task: TaskRow; name: string; actions: TaskActions }) {
  return (
    <RowMenu
      name={name}
      items={() =>
        actions(task).map(({ name: key, label, perform }) => {
          const danger = key === 'delete';
          return {
            key,
            label,
            icon: <ActionIcon name={key} size={15} />,
            danger,
            separatorBefore: danger,
            onSelect: perform,
          };
        })
      }
    />
  );
}
