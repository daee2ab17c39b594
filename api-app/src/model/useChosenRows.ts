import { useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Chosen rows, over any number of pages: rows on other pages are as they were when they were chosen. If all rows of a
 * page are chosen, all that match the filters can be chosen instead.
 */
export function useChosenRows<Row>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [selected, setSelected] = useState(NONE);
  const [isAll, setAll] = useState(false);
  const seen = useRef(new Map<string, Row>());
  const names = rows.map(nameOf);

  function remember() {
    for (const row of rows) seen.current.set(nameOf(row), row);
  }

  function clearSelection() {
    seen.current.clear();
    setSelected(NONE);
    setAll(false);
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
    chosen: (): Row[] => {
      remember();
      return [...selected].flatMap((name) => seen.current.get(name) ?? []);
    },
    clearSelection,

    /** For moves to another filter, which is about other rows. */
    leavingRows:
      <Args extends unknown[]>(move: (...args: Args) => void) =>
      (...args: Args) => {
        clearSelection();
        move(...args);
      },
  };
}

export type ChosenRows = ReturnType<typeof useChosenRows<never>>;
