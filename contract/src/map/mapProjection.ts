import { type GeoProjection, geoCentroid, geoMercator, geoNaturalEarth1, geoPath } from 'd3-geo';

/** The map's own units; it scales to the room it has. */
export const WIDTH = 640;
export const HEIGHT = 300;
/** Room for the names beside the outermost places. */
const MARGIN = { x: 64, y: 48 };
/** Nearer than about 15° from top to bottom the atlas has no more to show. */
const NEAREST = 1100;
/** A route that fills the map only at a scale above this is small enough for a projection that keeps shapes. */
const REGIONAL = 260;

type Position = [longitude: number, latitude: number];

/** The world turned and scaled so that the route fills the map. */
export function fitRoute(stops: readonly Position[]): GeoProjection {
  const wide = fit(geoNaturalEarth1(), stops);
  return wide.scale() < REGIONAL ? wide : fit(geoMercator(), stops);
}

function fit(projection: GeoProjection, stops: readonly Position[]): GeoProjection {
  const route = {
    type: 'MultiLineString' as const,
    coordinates: [stops.length > 1 ? [...stops] : [...stops, ...stops]],
  };
  const [longitude] = geoCentroid({ type: 'MultiPoint', coordinates: [...stops] });
  // Turned to the route's own middle, so that it does not run off one edge and in at the other.
  projection.rotate([Number.isFinite(longitude) ? -longitude : 0, 0]);
  projection.fitExtent(
    [
      [MARGIN.x, MARGIN.y],
      [WIDTH - MARGIN.x, HEIGHT - MARGIN.y],
    ],
    route,
  );
  projection.scale(Math.min(projection.scale(), NEAREST)).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(route);
  return projection.translate([(WIDTH - left - right) / 2, (HEIGHT - top - bottom) / 2]).clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);
}
