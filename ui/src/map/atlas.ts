import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json';

// The file is the package's own, in a form TypeScript reads as plain arrays.
const atlas = countries as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The world's coasts, and the borders between countries: public domain, from Natural Earth. */
export const land = feature(atlas, atlas.objects.land);
export const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
