import { icons, loader, MenuButton, type MenuItem, useLoaded } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
  useRefreshShipmentsMutation,
} from '../shipmentWrites.ts';

const carrierFixer = loader(async () => (await import('../detail/CarrierFixer.tsx')).CarrierFixer);
const shareDialog = loader(async () => (await import('../detail/ShareDialog.tsx')).ShareDialog);

/** PG-2d: what can be done with one shipment. */
export function RowMenu({ shipment }: { shipment: Shipment }) {
  const { id, number, isArchived, isStopped } = shipment;
  const say = useText();
  const [archive] = useArchiveShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const [refresh] = useRefreshShipmentsMutation();
  const [dialog, setDialog] = useState<'carrier' | 'share' | null>(null);
  const CarrierFixer = useLoaded(carrierFixer, dialog === 'carrier');
  const ShareDialog = useLoaded(shareDialog, dialog === 'share');
  const isFollowed = !isArchived && !isStopped;
  const followed: MenuItem[] = [
    {
      key: 'refresh',
      label: say('shipments.refresh.action'),
      icon: <icons.RefreshCw size={15} />,
      onSelect: () => refresh([id]),
    },
    {
      key: 'carrier',
      label: say('shipments.carrier.change'),
      icon: <icons.Truck size={15} />,
      onSelect: () => setDialog('carrier'),
    },
  ];
  const items: MenuItem[] = [
    ...(isFollowed ? followed : []),
    {
      key: 'share',
      label: say('shipments.share.action'),
      icon: <icons.Share2 size={15} />,
      onSelect: () => setDialog('share'),
    },
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
    <>
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
      {dialog === 'carrier' && CarrierFixer && <CarrierFixer shipment={shipment} onClose={() => setDialog(null)} />}
      {dialog === 'share' && ShareDialog && <ShareDialog shipment={shipment} onClose={() => setDialog(null)} />}
    </>
  );
}
