import { loader } from '@tracking-console/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Key } from './keys.ts';
import type { Arrival } from './useArrival.ts';
import { useShortcuts } from './useShortcuts.ts';

const shortcutsDialog = loader(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Milliseconds within which a second key belongs to the first. */
const SEQUENCE_MS = 1_500;

interface ConsoleKeysProps {
  /** The console's pages that keys lead to. */
  dashboard: string;
  list: string;
  /** All its keys, for the list of shortcuts. */
  keys: readonly Key[];
}

/**
 * The keys of every page: g d and g t go to a page, ? shows all keys, / and n go to the list where a page does not handle them.
 */
export function ConsoleKeys({ dashboard, list, keys }: ConsoleKeysProps) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const begun = useRef(Number.NEGATIVE_INFINITY);
  const then = (path: string) => (event: KeyboardEvent) => {
    if (event.timeStamp - begun.current < SEQUENCE_MS) void navigate(path);
    begun.current = Number.NEGATIVE_INFINITY;
  };
  useShortcuts({
    g: (event) => {
      begun.current = event.timeStamp;
    },
    d: then(dashboard),
    t: then(list),
    // If it fails to load, the next press tries again; the settings list the keys as well.
    '?': () =>
      void shortcutsDialog.load().then(
        () => setIsOpen(true),
        () => undefined,
      ),
  });
  const begin = (arrival: Arrival) => () => void navigate(list, { state: { arrival } });
  useShortcuts({ '/': begin('search'), n: begin('add') }, { fallback: true });
  const ShortcutsDialog = shortcutsDialog.loaded();
  return isOpen && ShortcutsDialog ? <ShortcutsDialog keys={keys} onClose={() => setIsOpen(false)} /> : null;
}
