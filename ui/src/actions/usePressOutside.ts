import { type RefObject, useEffect, useRef } from 'react';

/** Calls back on any mousedown outside the given elements, also one inside another shadow root. */
export function usePressOutside(inside: readonly RefObject<Element | null>[], onPress: () => void): void {
  const latest = useRef({ inside, onPress });
  useEffect(() => {
    latest.current = { inside, onPress };
  });
  useEffect(() => {
    const onMouseDown = (event: MouseEvent) => {
      const path = event.composedPath();
      if (!latest.current.inside.some(({ current }) => current && path.includes(current))) latest.current.onPress();
    };
    // Inside a frame that is another document; the runtime passes on what is pressed in the page around it.
    const owner = latest.current.inside.find(({ current }) => current)?.current?.ownerDocument ?? document;
    owner.addEventListener('mousedown', onMouseDown, true);
    return () => owner.removeEventListener('mousedown', onMouseDown, true);
  }, []);
}
