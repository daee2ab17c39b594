import { useEffect, useRef } from 'react';
import { rowLinks, rowOf, type TableRef } from './rowLinks.ts';

/** I8: when the row that has the focus leaves the list, the row in its place takes it. */
export function useKeptFocus(table: TableRef) {
  const row = useRef(-1);
  useEffect(() => {
    const remember = ({ target }: Event) => {
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
    links[Math.min(row.current, links.length - 1)]?.focus();
  });
}
