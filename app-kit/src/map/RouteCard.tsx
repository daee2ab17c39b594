import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { routeStops } from '@tracking-console/contract/map/routeStops';
import { useMemo } from 'react';
import { PlacesCard } from './PlacesCard.tsx';

/** Where the shipment has been and is going. Nothing where no place is known. */
export function RouteCard({ journey }: { journey: TrackInfo }) {
  const places = useMemo(() => routeStops(journey), [journey]);
  return <PlacesCard places={places} />;
}
