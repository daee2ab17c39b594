import { Button } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useNavigate } from 'react-router-dom';
import { ActivateButton } from '../../components/ActivateButton.tsx';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
  useRefreshShipmentsMutation,
} from '../../model/shipments/shipmentWrites.ts';
import { useText } from '../../useText.ts';
import type { DetailDialog } from './DetailDialogs.tsx';
import { useCopyJourney } from './useCopyJourney.ts';

interface DetailActionsProps {
  shipment: ShipmentWithJourney;
  listHref: string;
  onOpen: (dialog: DetailDialog) => void;
}

/** Deleting leads back to the list, where it can be undone. */
export function DetailActions({ shipment, listHref, onOpen }: DetailActionsProps) {
  const { id, number, isArchived, journey, stop } = shipment;
  const t = useText();
  const navigate = useNavigate();
  const [archive, archiving] = useArchiveShipmentsMutation();
  const [activate, activating] = useActivateShipmentsMutation();
  const [refresh] = useRefreshShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const copyJourney = useCopyJourney(journey);
  const removeAndLeave = async () => {
    const answer = await remove([id]);
    if (!answer.error) navigate(listHref);
  };
  return (
    <>
      {isArchived ? (
        <ActivateButton loading={activating.isLoading} takesNone={stop !== null} onActivate={() => activate([id])} />
      ) : (
        <Button icon={<icons.Archive size={16} />} loading={archiving.isLoading} onClick={() => archive([id])}>
          {t('shipments.archive.action')}
        </Button>
      )}
      <Button icon={<icons.Share2 size={16} />} onClick={() => onOpen('share')}>
        {t('shipments.share.action')}
      </Button>
      <MenuButton
        label={t('actions.of', { number })}
        align="end"
        arrow={false}
        icon={<icons.Ellipsis size={16} />}
        items={[
          {
            key: 'print',
            label: t('shipments.print.action'),
            icon: <icons.Printer size={15} />,
            onSelect: () => window.print(),
          },
          ...(isArchived || stop
            ? []
            : [
                {
                  key: 'refresh',
                  label: t('shipments.refresh.action'),
                  icon: <icons.RefreshCw size={15} />,
                  onSelect: () => refresh([id]),
                },
                {
                  key: 'carrier',
                  label: t('shipments.carrier.change'),
                  icon: <icons.Truck size={15} />,
                  onSelect: () => onOpen('carrier'),
                },
              ]),
          { key: 'json', label: t('shipments.json.action'), icon: <icons.Code size={15} />, onSelect: copyJourney },
          {
            key: 'delete',
            label: t('tracking.delete.action'),
            icon: <icons.Trash2 size={15} />,
            danger: true,
            separatorBefore: true,
            onSelect: removeAndLeave,
          },
        ]}
      >
        {null}
      </MenuButton>
    </>
  );
}
