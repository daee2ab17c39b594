import type { TrackListRow } from '@tracking-console/contract/tracking';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface ShipmentMenuProps {
  row: TrackListRow;
  href: string;
  onStop: () => void;
  onDelete: () => void;
}

export function ShipmentMenu({ row, href, onStop, onDelete }: ShipmentMenuProps) {
  const t = useText();
  const stopped = row.tracking_status === 'Stopped';
  return (
    <MenuButton
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      label={t('tracking.menu.label', { number: row.number })}
      icon={<icons.Ellipsis size={16} />}
      items={[
        { key: 'open', label: t('tracking.menu.open'), icon: <icons.Eye size={15} />, href },
        {
          key: 'stop',
          label: t('tracking.stop.action'),
          icon: <icons.CircleX size={15} />,
          disabled: stopped,
          onSelect: onStop,
        },
        {
          key: 'delete',
          label: t('tracking.delete.action'),
          icon: <icons.Trash2 size={15} />,
          danger: true,
          separatorBefore: true,
          onSelect: onDelete,
        },
      ]}
    >
      {null}
    </MenuButton>
  );
}
