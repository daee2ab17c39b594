import type { TrackListRow } from '@tracking-console/contract/tracking';
import { useRef, useState } from 'react';
import { shipmentName } from './listAddress.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Chosen rows, over any number of pages: those out of sight are as they were when they were chosen. Where all of a page are,
 * all that the filters find can be chosen in their place.
 */
export function useChosenRows(rows: readonly TrackListRow[]) {
  const [selected, setSelected] = useState(NONE);
  const [isAll, setAll] = useState(false);
  const seen = useRef(new Map<string, TrackListRow>());
  const names = rows.map(shipmentName);

  function remember() {
    for (const row of rows) seen.current.set(shipmentName(row), row);
  }

  return {
    selected: isAll ? new Set(names) : selected,
    isAll,
    canBeAll: names.length > 0 && names.every((name) => selected.has(name)),
    chooseAll: () => setAll(true),
    select: (next: ReadonlySet<string>) => {
      remember();
      setSelected(next);
      setAll(false);
    },
    chosen: (): TrackListRow[] => {
      remember();
      return [...selected].flatMap((name) => seen.current.get(name) ?? []);
    },
    clearSelection: () => {
      seen.current.clear();
      setSelected(NONE);
      setAll(false);
    },
  };
}
