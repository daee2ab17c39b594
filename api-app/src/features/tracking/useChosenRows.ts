import type { TrackListRow } from '@tracking-console/contract/tracking';
import { useRef, useState } from 'react';
import { shipmentName } from './listAddress.ts';

const NONE: ReadonlySet<string> = new Set();

/** Chosen rows, over any number of pages: those out of sight are as they were when they were chosen. */
export function useChosenRows(rows: readonly TrackListRow[]) {
  const [selected, setSelected] = useState(NONE);
  const seen = useRef(new Map<string, TrackListRow>());

  function remember() {
    for (const row of rows) seen.current.set(shipmentName(row), row);
  }

  return {
    selected,
    select: (next: ReadonlySet<string>) => {
      remember();
      setSelected(next);
    },
    chosen: (): TrackListRow[] => {
      remember();
      return [...selected].flatMap((name) => seen.current.get(name) ?? []);
    },
    clearSelection: () => {
      seen.current.clear();
      setSelected(NONE);
    },
  };
}
