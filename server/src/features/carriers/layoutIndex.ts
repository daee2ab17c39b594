import { type CompiledLayout, compileLayouts } from './compiledLayout.ts';
import type { NumberFormat } from './numberFormat.ts';

export type LayoutIndex = (number: string) => readonly CompiledLayout[];

/** Sorts every layout by length and first character, so that a number is compared with the few it may have. */
export function createLayoutIndex(formats: readonly NumberFormat[]): LayoutIndex {
  const shelves = new Map<string, CompiledLayout[]>();
  for (const layout of formats.flatMap(compileLayouts)) {
    for (const shelf of shelvesOf(layout)) shelves.set(shelf, [...(shelves.get(shelf) ?? []), layout]);
  }
  return (number) => shelves.get(`${number.charAt(0)}${number.length}`) ?? [];
}

function shelvesOf({ length: [least, greatest], starts }: CompiledLayout): string[] {
  const lengths = Array.from({ length: greatest - least + 1 }, (_, more) => least + more);
  return lengths.flatMap((length) => starts.map((start) => `${start}${length}`));
}
