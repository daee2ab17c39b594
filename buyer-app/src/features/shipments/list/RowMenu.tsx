import { icons, MenuButton, type MenuItem } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
} from '../shipmentWrites.ts';

/** What can be done with one shipment. */
export function RowMenu({ shipment: { id, number, isArchived } }: { shipment: Shipment }) {
  const say = useText();
  const [archive] = useArchiveShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const items: MenuItem[] = [
    isArchived
      ? {
          key: 'activate',
          label: say('shipments.activate.action'),
          icon: <icons.ArchiveRestore size={15} />,
          onSelect: () => activate([id]),
        }
      : {
          key: 'archive',
          label: say('shipments.archive.action'),
          icon: <icons.Archive size={15} />,
          onSelect: () => archive([id]),
        },
    {
      key: 'delete',
      label: say('shipments.delete.action'),
      icon: <icons.Trash2 size={15} />,
      danger: true,
      separatorBefore: true,
      onSelect: () => remove([id]),
    },
  ];
  return (
    <MenuButton
      label={say('shipments.menu', { number })}
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      icon={<icons.EllipsisVertical size={16} />}
      items={items}
    >
      {null}
    </MenuButton>
  );
}
