import { useKitText } from '@tracking-console/app-kit';
import { RouteMap } from '@tracking-console/app-kit/later';
import type { AirDetail } from '@tracking-console/contract/air';
import type { RouteStop } from '@tracking-console/contract/routeMap';
import { Card } from '@tracking-console/ui';
import { useMemo } from 'react';

/** The flights along great circles. */
export function AirMap({ waybill }: { waybill: AirDetail }) {
  const kitText = useKitText();
  const stops = useMemo(() => airStops(waybill), [waybill]);
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return null;
  const now = stops.find(({ state }) => state === 'current') ?? first;
  return (
    <Card title={kitText('map.title')}>
      <RouteMap label={kitText('map.route', { from: first.label, to: last.label, now: now.label })} stops={stops} />
    </Card>
  );
}

/** Each airport once, in the order of the flights; it stands where the last piece of news comes from. */
export function airStops({ airports, events }: AirDetail): RouteStop[] {
  const here = Math.max(
    0,
    airports.findIndex(({ code }) => code === events[0]?.airport),
  );
  return airports.map(({ code, city, longitude, latitude }, index) => ({
    key: code,
    label: `${city} (${code})`,
    longitude,
    latitude,
    state: index < here ? 'passed' : index === here ? 'current' : 'ahead',
    named: true,
  }));
}
