import { createContext, useContext, useEffect, useRef } from 'react';
import { useApplication } from '../application/ApplicationContext.ts';
import { pressedKey } from './pressedKey.ts';

/** What a key does, by the character it types, or by its name ("Escape"). */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/**
 * Keys of a page. They are ignored while the user types, inside dialogs and menus, and when the customer turned them off.
 * `fallback`: of every page, where it has none of its own for them.
 */
export function useShortcuts(shortcuts: Shortcuts, { fallback = false } = {}) {
  const { visibility } = useApplication();
  const registry = useContext(KeyRegistryContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (fallback) return;
    registry.add(latest);
    return () => {
      registry.delete(latest);
    };
  }, [registry, fallback]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const act = latest.current[key];
      if (!act || !visibility.isShown() || event.defaultPrevented || isElsewhere(event) || !shortcutsAreOn()) return;
      if (fallback && [...registry].some(({ current }) => key in current)) return;
      // The key's character must not land in the field it focuses; what does nothing leaves the key to others.
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [visibility, registry, fallback]);
}

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const LAYERS = 'dialog, [role=dialog], [role=menu], [role=listbox]';

function isElsewhere(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  // A press on plain text leaves the focus of a dialog to the body.
  if ('modal' in document.documentElement.dataset || document.querySelector('dialog[open]')) return true;
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(`${TYPING}, ${LAYERS}`) !== null;
}

/** What the keys of everything on the page do at the moment: the palette offers the same. */
export type KeyRegistry = Set<{ readonly current: Shortcuts }>;

export const KeyRegistryContext = createContext<KeyRegistry>(new Set());

const NAME = 'tc_buyer_shortcuts';

/** WCAG 2.1.4: speech input and similar need single keys turned off. Stored in this browser. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true; // storage is denied: the default holds
  }
}

export function setShortcuts(on: boolean): void {
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off');
  } catch {
    // denied or full: the choice cannot be kept
  }
}
