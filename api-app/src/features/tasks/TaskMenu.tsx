import type { TaskRow } from '@tracking-console/contract/tasks';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { TaskActionName, TaskActions } from './useTaskActions.ts';

export const ACTION_ICONS: Record<TaskActionName, typeof icons.X> = {
  result: icons.Download,
  error: icons.Download,
  retry: icons.RotateCcw,
  duplicate: icons.Copy,
  cancel: icons.X,
  delete: icons.Trash2,
};

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
          const Icon = ACTION_ICONS[key];
          const danger = key === 'delete';
          return { key, label, icon: <Icon size={15} />, danger, separatorBefore: danger, onSelect: perform };
        })
      }
    />
  );
}
