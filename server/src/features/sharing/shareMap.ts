import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { HEIGHT, WIDTH } from '@tracking-console/contract/map/mapProjection';
import { drawRoute } from '@tracking-console/contract/map/routeMap';
import { routeStops } from '@tracking-console/contract/map/routeStops';
import { type Html, html } from '../../documents/html.ts';
import type { Texts } from '../../documents/texts.ts';

/** The radius of a mark, in the map's own units. */
const RADIUS = { passed: 3.5, current: 5.5, ahead: 5.5 };
const LABEL_DISTANCE = 12;

/** The way of the shipment on a map of the world, as the console shows it; nothing where no place is known. */
export function shareMap(track: TrackInfo, { t }: Texts): Html | undefined {
  const places = routeStops(track).map((place) => ({ ...place, label: place.name || t('map.unnamed') }));
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return undefined;
  const now = places.find(({ state }) => state === 'current') ?? first;
  const named = new Set([first, now, last]);
  const {
    land,
    borders,
    legs,
    places: marks,
    labels,
  } = drawRoute(places.map((place) => ({ ...place, named: named.has(place) })));
  const words = t('map.route', { from: first.label, to: last.label, now: now.label });
  return html`<figure class="map"><svg role="img" aria-label="${words}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <path class="land" d="${land}"/><path class="borders" d="${borders}"/>
    ${legs.map(({ path, isAhead }) => html`<path class="leg${isAhead ? ' outstanding' : ''}" d="${path}"/>`)}
    ${marks.map(
      ({ x, y, state, label }) =>
        html`<circle class="${state}" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${RADIUS[state]}"><title>${label}</title></circle>`,
    )}
    ${labels.map(
      ({ text, x, y, below }) =>
        html`<text x="${x.toFixed(1)}" y="${(y + (below ? LABEL_DISTANCE * 1.8 : -LABEL_DISTANCE)).toFixed(1)}">${text}</text>`,
    )}
  </svg><figcaption class="quiet small">${[...new Set([first, now, last])].map(({ label }) => label).join(' → ')}</figcaption></figure>`;
}
