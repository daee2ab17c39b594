import { useEffect, useRef } from 'react';
import { rowLinks, rowOf, type TableRef } from './rowLinks.ts';

/** I8: when the row that has the focus leaves the list, the row in its place takes it; after the last one, `onEmptied` does. */
export function useKeptFocus(table: TableRef, onEmptied: () => void) {
  const row = useRef(-1);
  useEffect(() => {
    const remember = (event: Event) => {
      const [target] = event.composedPath(); // inside a shadow root the event's own target is its host
      row.current = target instanceof Element ? rowOf(rowLinks(table), target) : -1;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, [table]);
  useEffect(() => {
    if (row.current === -1 || document.activeElement !== document.body) return;
    const links = rowLinks(table);
    if (links.length === 0) onEmptied();
    else links[Math.min(row.current, links.length - 1)]?.focus();
  });
}
