import type { TaskRow } from '@tracking-console/contract/tasks';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { ActionIcon } from './ActionIcon.tsx';
import type { TaskActions } from './useTaskActions.ts';

export function TaskMenu({ task, name, actions }: { task: TaskRow; name: string; actions: TaskActions }) {
  const t = useText();
  return (
    <MenuButton
      label={t('tracking.menu.label', { number: name })}
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      icon={<icons.Ellipsis size={16} />}
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
