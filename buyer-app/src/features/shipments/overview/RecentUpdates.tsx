import { paths } from '@tracking-console/platform';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useGetRecentUpdatesQuery } from '../shipmentsApi.ts';
import { BriefsCard } from './BriefsCard.tsx';

/** PG-1c: what changed last. */
export function RecentUpdates() {
  const say = useText();
  const { data, error, refetch } = useGetRecentUpdatesQuery();
  return (
    <BriefsCard
      title={say('dashboard.updates.title')}
      shipments={data && byLastEvent(data)}
      failure={error}
      onRetry={refetch}
      empty={{ title: say('dashboard.updates.none'), text: say('dashboard.updates.noneText') }}
      all={paths.buyer.shipments()}
    />
  );
}

/** The provider knows which changed last; on the screen they stand by the time that stands beside them. */
function byLastEvent(shipments: readonly Shipment[]): Shipment[] {
  const timeOf = ({ lastEvent, changeTime }: Shipment) => Date.parse(lastEvent?.time ?? changeTime) || 0;
  return shipments.toSorted((one, other) => timeOf(other) - timeOf(one));
}
