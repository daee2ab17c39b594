import { type RefObject, useEffect, useState } from 'react';

export const VIRTUAL_ABOVE = 200;
const OVERSCAN = 12;
/** Pixels; DataTable.module.css gives rows of a virtual table exactly this height. */
const ROW_HEIGHT = { compact: 36, regular: 44 };

export interface RowWindow {
  virtual: boolean;
  first: number;
  /** Exclusive. */
  last: number;
  /** Pixels of rows that are not drawn. */
  above: number;
  below: number;
}

/** Which rows to draw: all of a short table, of a long one those in sight and a few beyond. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  density: keyof typeof ROW_HEIGHT,
): RowWindow {
  const virtual = count > VIRTUAL_ABOVE;
  const height = ROW_HEIGHT[density];
  const [view, setView] = useState({ top: 0, rows: 30 });
  useEffect(() => {
    const element = scroller.current;
    if (!virtual || !element) return;
    // Rounded to a row, so that most scroll events change nothing.
    const look = () => {
      const [top, rows] = [Math.floor(element.scrollTop / height), Math.ceil(element.clientHeight / height) + 1];
      setView((old) => (old.top === top && old.rows === rows ? old : { top, rows }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, virtual, height]);
  if (!virtual) return { virtual, first: 0, last: count, above: 0, below: 0 };
  const first = Math.min(Math.max(0, view.top - OVERSCAN), count);
  const last = Math.min(count, view.top + view.rows + OVERSCAN);
  return { virtual, first, last, above: first * height, below: (count - last) * height };
}
