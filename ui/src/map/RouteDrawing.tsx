import { geoPath } from 'd3-geo';
import { classNames } from '../text/classNames.ts';
import { borders, land } from './atlas.ts';
import { fitRoute, HEIGHT, WIDTH } from './fitRoute.ts';
import { labelPlaces } from './labelPlaces.ts';
import styles from './RouteMap.module.css';
import type { RouteMapProps, RouteStop } from './RouteMap.tsx';

/** The map itself: land, borders, the route along great circles, its places. */
export function RouteDrawing({ label, stops }: RouteMapProps) {
  const projection = fitRoute(stops.map(position));
  const draw = geoPath(projection);
  const placed = stops.map((stop) => ({ ...stop, at: projection(position(stop)) ?? [0, 0] }));
  return (
    <>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.map}>
        <path d={draw(land) ?? ''} className={styles.land} />
        <path d={draw(borders) ?? ''} className={styles.borders} />
        {legsOf(stops).map(({ key, from, to, ahead }) => (
          <path
            key={key}
            d={draw({ type: 'LineString', coordinates: [position(from), position(to)] }) ?? ''}
            className={classNames(styles.leg, ahead && styles.outstanding)}
          />
        ))}
        {placed.map(({ key, at: [x, y], state, label: name }) => (
          <circle key={key} cx={x} cy={y} r={state === 'passed' ? 3.5 : 5.5} className={styles[state]}>
            <title>{name}</title>
          </circle>
        ))}
      </svg>
      {labelPlaces(placed).map(({ key, text, left, top, below }) => (
        <span
          key={key}
          aria-hidden="true"
          className={classNames(styles.label, below && styles.below)}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {text}
        </span>
      ))}
    </>
  );
}

const position = ({ longitude, latitude }: RouteStop): [number, number] => [longitude, latitude];

function legsOf(stops: readonly RouteStop[]) {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    return { key: to.key, from, to, ahead: to.state === 'ahead' };
  });
}
