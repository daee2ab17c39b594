import { Button, icons } from '@tracking-console/ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
} from '../shipmentWrites.ts';

/** Deleting leads back to the list, where it can be undone. */
export function DetailActions({ shipment: { id, isArchived }, listHref }: { shipment: Shipment; listHref: string }) {
  const say = useText();
  const navigate = useNavigate();
  const [archive, archiving] = useArchiveShipmentsMutation();
  const [activate, activating] = useActivateShipmentsMutation();
  const [remove, removing] = useDeleteShipmentsMutation();
  const removeAndLeave = async () => {
    const answer = await remove([id]);
    if (!answer.error) navigate(listHref);
  };
  return (
    <>
      {isArchived ? (
        <Button icon={<icons.ArchiveRestore size={16} />} loading={activating.isLoading} onClick={() => activate([id])}>
          {say('shipments.activate.action')}
        </Button>
      ) : (
        <Button icon={<icons.Archive size={16} />} loading={archiving.isLoading} onClick={() => archive([id])}>
          {say('shipments.archive.action')}
        </Button>
      )}
      <Button icon={<icons.Trash2 size={16} />} loading={removing.isLoading} onClick={removeAndLeave}>
        {say('shipments.delete.action')}
      </Button>
    </>
  );
}
