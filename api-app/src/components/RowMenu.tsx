import { RowMenu as KitRowMenu } from '@tracking-console/app-kit/later';
import { icons, type MenuItem } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

interface RowMenuProps {
  /** What the row is about. */
  name: string;
  /** Made when the menu opens. */
  items: () => MenuItem[];
  /** Adds the last item. */
  onDelete?: () => void;
}

/** The actions of one row of a list. */
export function RowMenu({ name, items, onDelete }: RowMenuProps) {
  const t = useText();
  const deletion = (onSelect: () => void): MenuItem => ({
    key: 'delete',
    label: t('tracking.delete.action'),
    icon: <icons.Trash2 size={15} />,
    danger: true,
    separatorBefore: true,
    onSelect,
  });
  return (
    <KitRowMenu
      label={t('actions.of', { number: name })}
      items={() => [...items(), ...(onDelete ? [deletion(onDelete)] : [])]}
    />
  );
}
