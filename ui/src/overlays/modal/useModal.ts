import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRoot } from '../../root/RootContext.ts';
import { activeElementNear, focusHeading, isFocusLost } from './focusable.ts';
import { isTopModal, openersOf, pushModal } from './modalStack.ts';

/**
 * While it is open: focus inside, Tab goes round, Escape answers; on closing the focus returns where it was. In a hidden
 * application it stays open, and the page and its keys belong to another application.
 */
export function useModal(panel: RefObject<HTMLElement | null>, container: Node, onEscape: () => void): void {
  // Read while rendering: a field with autoFocus has taken the focus before any effect runs.
  const [openers] = useState(() => openersOf(activeElementNear(container)));
  const { visibility } = useRoot();
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  // Before it is painted: Escape may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const push = () => pushModal({ element, onEscape: () => latest.current(), openers });
    const isShown = visibility?.isShown() ?? true;
    let leave = isShown ? push() : undefined;
    const stop = visibility?.onChange((shown) => {
      leave?.();
      leave = shown ? push() : undefined;
    });
    return () => {
      stop?.();
      leave?.();
    };
  }, [panel, openers, visibility]);
  useEffect(() => {
    const element = panel.current;
    const isShown = visibility?.isShown() ?? true;
    if (isShown && element && !element.contains(activeElementNear(element))) element.focus({ preventScroll: true });
  }, [panel, visibility]);
  // What had the focus may be gone, such as a button that was pressed and replaced.
  useEffect(() => {
    if (isTopModal(panel.current) && isFocusLost(container)) panel.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const element = panel.current;
    // Runs in the task that removes the dialog, so that the focus is never lost, and after React's own work, during
    // which React reports no focus change.
    return () => queueMicrotask(() => giveFocusBack(element, container, openers));
  }, [panel, container, openers]);
}

function giveFocusBack(element: HTMLElement | null, container: Node, openers: readonly Element[]) {
  // Unless the focus has moved elsewhere, e.g. to the heading of a new page.
  const isOurs = isFocusLost(container) || element?.contains(activeElementNear(container));
  if (!isOurs) return;
  const opener = openers.find((element) => element.isConnected && element !== element.ownerDocument.body);
  if (opener) focus(opener);
  else focusHeading(container);
}

/** Checked by its methods: elements of a frame are no instances of this page's classes. */
function focus(element: Element) {
  if ('focus' in element) (element as HTMLElement).focus({ preventScroll: true });
}
