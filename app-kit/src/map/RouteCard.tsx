import { routeStops } from '@tracking-console/contract/routeStops';
import type { TrackInfo } from '@tracking-console/contract/trackInfo';
import { Card } from '@tracking-console/ui';
import { useMemo } from 'react';
import { useKitText } from '../texts/useKitText.ts';
import styles from './RouteCard.module.css';
import { RouteMap } from './RouteMap.tsx';

/** Where the shipment has been and is going, on a map and in words. Nothing where no place is known. */
export function RouteCard({ journey }: { journey: TrackInfo }) {
  const t = useKitText();
  const places = useMemo(() => routeStops(journey), [journey]);
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  const now = places.find(({ state }) => state === 'current') ?? first;
  const words = t('map.route', { from: first.name, to: last.name, now: now.name });
  const named = new Set([first, now, last]);
  return (
    <Card title={t('map.title')}>
      <RouteMap
        label={words}
        stops={places.map((place) => ({ ...place, label: place.name, named: named.has(place) }))}
      />
      <details className={styles.list}>
        <summary>{t('map.places', { count: places.length })}</summary>
        <ol>
          {places.map(({ key, name, state }) => (
            <li key={key} aria-current={state === 'current' ? 'location' : undefined}>
              {name || t('map.unnamed')}{' '}
              {state !== 'passed' && <span className={styles.state}>{t(`map.${state}`)}</span>}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
