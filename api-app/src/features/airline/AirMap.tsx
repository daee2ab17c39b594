import { PlacesCard } from '@tracking-console/app-kit/later';
import type { AirDetail } from '@tracking-console/contract/air/air';
import { useMemo } from 'react';

/** The flights along great circles. */
export function AirMap({ waybill }: { waybill: AirDetail }) {
  const places = useMemo(() => airPlaces(waybill), [waybill]);
  return <PlacesCard places={places} />;
}

/** Each airport once, in the order of the flights; the shipment is at the one of the latest event. */
function airPlaces({ airports, events }: AirDetail) {
  const here = Math.max(
    0,
    airports.findIndex(({ code }) => code === events[0]?.airport),
  );
  return airports.map(({ code, city, longitude, latitude }, index) => ({
    key: code,
    name: `${city} (${code})`,
    longitude,
    latitude,
    state: index < here ? ('passed' as const) : index === here ? ('current' as const) : ('ahead' as const),
    named: true,
  }));
}
