import { HEIGHT, WIDTH } from './fitRoute.ts';
import type { RouteStop } from './RouteMap.tsx';

interface PlacedStop extends RouteStop {
  at: readonly number[];
}

export interface PlacedLabel {
  key: string;
  text: string;
  /** Per cent of the map. */
  left: number;
  top: number;
  below: boolean;
}

/** Where the named places have their names: the higher one above its mark, the others below; never outside the map. */
export function labelPlaces(stops: readonly PlacedStop[]): PlacedLabel[] {
  const named = stops.filter((stop) => stop.named);
  const highest = Math.min(...named.map(({ at: [, y = 0] }) => y));
  return named.map(({ key, label, at: [x = 0, y = 0] }) => ({
    key,
    text: label,
    left: Math.min(84, Math.max(16, (x / WIDTH) * 100)),
    top: (y / HEIGHT) * 100,
    below: y > highest,
  }));
}
