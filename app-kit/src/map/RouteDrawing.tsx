import { HEIGHT, WIDTH } from '@tracking-console/contract/map/mapProjection';
import { drawRoute, type RouteStop } from '@tracking-console/contract/map/routeMap';
import styles from './RouteMap.module.css';

export interface RouteMapProps {
  /** The route as text, for screen readers. */
  label: string;
  /** From the origin to the destination. */
  stops: readonly RouteStop[];
}

/** The map itself: land, borders, the route along great circles, its places. */
export function RouteDrawing({ label, stops }: RouteMapProps) {
  const { land, borders, legs, places, labels } = drawRoute(stops);
  return (
    <>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.map}>
        <path d={land} className={styles.land} />
        <path d={borders} className={styles.borders} />
        {legs.map(({ key, path, isAhead }) => (
          <path key={key} d={path} className={isAhead ? `${styles.leg} ${styles.outstanding}` : styles.leg} />
        ))}
        {places.map(({ key, x, y, state, label: name }) => (
          <circle key={key} cx={x} cy={y} r={state === 'passed' ? 3.5 : 5.5} className={styles[state]}>
            <title>{name}</title>
          </circle>
        ))}
      </svg>
      {labels.map(({ key, text, x, y, below }) => (
        <span
          key={key}
          aria-hidden="true"
          className={below ? `${styles.label} ${styles.below}` : styles.label}
          style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
        >
          {text}
        </span>
      ))}
    </>
  );
}
