import { type RefObject, useEffect, useRef } from 'react';

/** SH-8: any mousedown outside the element, wherever it lands. */
export function usePressOutside(active: boolean, element: RefObject<Element | null>, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!active) return;
    const onMouseDown = (event: MouseEvent) => {
      if (element.current && !event.composedPath().includes(element.current)) latest.current();
    };
    document.addEventListener('mousedown', onMouseDown, true);
    return () => document.removeEventListener('mousedown', onMouseDown, true);
  }, [active, element]);
}
