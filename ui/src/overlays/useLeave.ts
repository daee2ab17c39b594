import { type RefObject, useEffect, useRef } from 'react';
import { activeElementNear } from './modal/focusable.ts';

interface Leaving {
  /** The focus that goes elsewhere without a press counts as well. */
  byFocus: boolean;
  onLeave: () => void;
}

/** Calls back on any mousedown outside the given elements, also one inside another shadow root. */
export function useLeave(inside: readonly RefObject<Element | null>[], { byFocus, onLeave }: Leaving): void {
  const latest = useRef({ inside, onLeave });
  useEffect(() => {
    latest.current = { inside, onLeave };
  });
  useEffect(() => {
    const elements = () => latest.current.inside.flatMap(({ current }) => current ?? []);
    // Inside a frame that is another document; the runtime passes on what is pressed in the page around it.
    const owner = elements()[0]?.ownerDocument ?? document;
    const onMouseDown = (event: MouseEvent) => {
      const path = event.composedPath();
      if (!elements().some((element) => path.includes(element))) latest.current.onLeave();
    };
    // A hidden page that takes the focus has given it back by then.
    const onFocus = () =>
      queueMicrotask(() => {
        const all = elements();
        if (all.length > 0 && !all.some((element) => element.contains(activeElementNear(element))))
          latest.current.onLeave();
      });
    owner.addEventListener('mousedown', onMouseDown, true);
    if (byFocus) owner.addEventListener('focusin', onFocus);
    return () => {
      owner.removeEventListener('mousedown', onMouseDown, true);
      owner.removeEventListener('focusin', onFocus);
    };
  }, [byFocus]);
}
