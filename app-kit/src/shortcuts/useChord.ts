import { useEffect, useRef } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';
import { pressedKey } from './pressedKey.ts';

/** Ctrl or Cmd with K: from everywhere, fields too, but not over a dialog, whose work is unfinished. */
export function useChord(onPressed: () => void) {
  const { visibility } = useApplication();
  const latest = useRef(onPressed);
  useEffect(() => {
    latest.current = onPressed;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isChord(event) || !visibility.isShown() || event.defaultPrevented) return;
      event.preventDefault(); // browsers search with it
      const [target] = event.composedPath();
      if (target instanceof Element && target.closest('dialog, [role=dialog]')) return;
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [visibility]);
}

const isChord = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  pressedKey(event) === 'k';
