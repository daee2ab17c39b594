import { usePolling } from '@tracking-console/app-kit';
import { RouteCard } from '@tracking-console/app-kit/later';
import { useParams } from 'react-router-dom';
import { ShipmentDetail } from '../../features/detail/ShipmentDetail.tsx';
import { useListHref } from '../../features/detail/useListHref.ts';
import { ShipmentFailed, ShipmentLoading, UnknownShipment } from '../../features/detail/WithoutShipment.tsx';
import { JourneyCard } from '../../features/journey/JourneyCard.tsx';
import { MilestonesCard } from '../../features/journey/MilestonesCard.tsx';
import { ShipmentNotifications } from '../../features/notifications/ShipmentNotifications.tsx';
import { useGetShipmentQuery } from '../../model/shipments/shipmentsApi.ts';

/** How often to check whether a carrier has answered its request. */
const ANSWER_DELAY_MS = 2_000;

/** A page of its own, so that a shipment can be linked to and sent around. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: shipment, error, refetch } = useGetShipmentQuery(id, { refetchOnMountOrArgChange: true });
  usePolling(refetch, shipment?.isBeingAsked ? ANSWER_DELAY_MS : 0);
  const listHref = useListHref(shipment?.isArchived ?? false);
  if (shipment)
    return (
      <ShipmentDetail
        shipment={shipment}
        listHref={listHref}
        milestones={<MilestonesCard journey={shipment.journey} />}
        journey={
          <>
            <JourneyCard legs={shipment.journey.tracking.providers} />
            <RouteCard journey={shipment.journey} />
          </>
        }
        notifications={<ShipmentNotifications id={shipment.id} />}
      />
    );
  if (error) return <ShipmentFailed failure={error} onRetry={refetch} />;
  if (shipment === undefined) return <ShipmentLoading />;
  return <UnknownShipment listHref={listHref} />;
}
