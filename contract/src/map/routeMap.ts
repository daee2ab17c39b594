import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json' with { type: 'json' };
import { fitRoute, WIDTH } from './mapProjection.ts';

// The file is the package's own, in a form TypeScript reads as plain arrays.
const atlas = countries as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The world's coasts, and the borders between countries: public domain, from Natural Earth. */
const land = feature(atlas, atlas.objects.land);
const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);

/** A place of a route. `named` places have their label on the map. */
export interface RouteStop {
  key: string;
  longitude: number;
  latitude: number;
  label: string;
  state: 'passed' | 'current' | 'ahead';
  named?: boolean;
}

interface PlacedStop extends RouteStop {
  /** In the map's own units. */
  x: number;
  y: number;
}

/** What is written at a named place: above or below its mark, never outside the map. */
interface PlacedLabel {
  key: string;
  text: string;
  x: number;
  y: number;
  below: boolean;
}

/** A route on the map of the world, as outlines of an SVG of WIDTH by HEIGHT. */
export function drawRoute(stops: readonly RouteStop[]) {
  const projection = fitRoute(stops.map(position));
  // A tenth of a unit is less than a pixel.
  const draw = geoPath(projection).digits(1);
  const places = stops.map((stop): PlacedStop => {
    const [x, y] = projection(position(stop)) ?? [0, 0];
    return { ...stop, x, y };
  });
  const legs = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const path = draw({ type: 'LineString', coordinates: [position(from), position(to)] }) ?? '';
    return { key: to.key, path, isAhead: to.state === 'ahead' };
  });
  return { land: draw(land) ?? '', borders: draw(borders) ?? '', legs, places, labels: labelsOf(places) };
}

/** The highest one has its name above its mark, the others below. */
function labelsOf(places: readonly PlacedStop[]): PlacedLabel[] {
  const named = places.filter((place) => place.named);
  const highest = Math.min(...named.map(({ y }) => y));
  return named.map(({ key, label, x, y }) => ({
    key,
    text: label,
    x: Math.min(WIDTH * 0.84, Math.max(WIDTH * 0.16, x)),
    y,
    below: y > highest,
  }));
}

const position = ({ longitude, latitude }: RouteStop): [number, number] => [longitude, latitude];
