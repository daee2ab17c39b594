import { Glyph, icons, MenuButton, type MenuItem } from '@tracking-console/ui';
import { useState } from 'react';
import { type Say, useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useWrites } from '../useWrites.ts';
import { RowDialog, type RowDialogName } from './RowDialog.tsx';

/** PG-2d: what can be done with one shipment. */
export function RowMenu({ shipment }: { shipment: Shipment }) {
  const say = useText();
  const writes = useWrites();
  const [dialog, setDialog] = useState<RowDialogName | null>(null);
  return (
    <>
      <MenuButton
        label={say('shipments.menu', { number: shipment.number })}
        kind="text"
        size="sm"
        align="end"
        arrow={false}
        icon={<Glyph name="dots" />}
        items={() => itemsFor(shipment, { say, writes, open: setDialog })}
      >
        {null}
      </MenuButton>
      {dialog && <RowDialog name={dialog} shipment={shipment} onClose={() => setDialog(null)} />}
    </>
  );
}

interface Means {
  say: Say;
  writes: ReturnType<typeof useWrites>;
  open: (dialog: RowDialogName) => void;
}

function itemsFor({ id, isArchived, isStopped }: Shipment, { say, writes, open }: Means): MenuItem[] {
  const followed: MenuItem[] = [
    {
      key: 'refresh',
      label: say('shipments.refresh.action'),
      icon: <icons.RefreshCw size={15} />,
      onSelect: () => writes.refresh(id),
    },
    {
      key: 'carrier',
      label: say('shipments.carrier.change'),
      icon: <icons.Truck size={15} />,
      onSelect: () => open('carrier'),
    },
  ];
  return [
    ...(isArchived || isStopped ? [] : followed),
    {
      key: 'share',
      label: say('shipments.share.action'),
      icon: <icons.Share2 size={15} />,
      onSelect: () => open('share'),
    },
    isArchived
      ? {
          key: 'activate',
          label: say('shipments.activate.action'),
          icon: <icons.ArchiveRestore size={15} />,
          onSelect: () => writes.activate(id),
        }
      : {
          key: 'archive',
          label: say('shipments.archive.action'),
          icon: <icons.Archive size={15} />,
          onSelect: () => writes.archive(id),
        },
    {
      key: 'delete',
      label: say('shipments.delete.action'),
      icon: <icons.Trash2 size={15} />,
      danger: true,
      separatorBefore: true,
      onSelect: () => writes.remove(id),
    },
  ];
}
