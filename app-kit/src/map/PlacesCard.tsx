import type { RouteStop } from '@tracking-console/contract/map/routeMap';
import { Card } from '@tracking-console/ui';
import { useKitText } from '../texts/useKitText.ts';
import styles from './PlacesCard.module.css';
import { RouteMap } from './RouteMap.tsx';

/** From the origin to the destination. `named`: has its name on the map, as the first, the present and the last one have. */
type PlaceOnRoute = Omit<RouteStop, 'label'> & { name: string };

/** A route on a map and in words. Nothing where no place is known. */
export function PlacesCard({ places }: { places: readonly PlaceOnRoute[] }) {
  const t = useKitText();
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  const now = places.find(({ state }) => state === 'current') ?? first;
  const words = t('map.route', { from: first.name, to: last.name, now: now.name });
  const named = new Set([first, now, last]);
  return (
    <Card title={t('shipments.column.route')}>
      <RouteMap
        label={words}
        stops={places.map((place) => ({ ...place, label: place.name, named: place.named || named.has(place) }))}
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
