import { pressedKey } from '@tracking-console/app-kit';
import { useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl+B or Cmd+B, never while typing, where it means bold or belongs to an input method. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.repeat || isTyping(event)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}

// The path reaches into shadow roots, where the target alone would be their host.
const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TYPING) !== null;
};
