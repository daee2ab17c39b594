import { type RefObject, useCallback, useState } from 'react';
import { useWhileShown } from '../../root/whileShown.ts';

/** Whether the content is wider than its box; only then is the box a scroll area with a tab stop. */
export function useOverflow(box: RefObject<HTMLElement | null>, present: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  const observe = useCallback(() => {
    const element = present ? box.current : null;
    if (!element || typeof ResizeObserver === 'undefined') return () => {};
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, present]);
  useWhileShown(observe);
  return overflows;
}
