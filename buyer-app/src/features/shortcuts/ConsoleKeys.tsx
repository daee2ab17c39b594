import { paths } from '@tracking-console/platform';
import { loader } from '@tracking-console/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../components/useShortcuts.ts';
import type { Arrival } from './useArrival.ts';

const shortcutsDialog = loader(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Milliseconds within which a second key belongs to the first. */
const TOGETHER = 1_500;

/** The keys of every page: g d and g t go to a page, ? tells all keys, / and n lead to the list where a page has none. */
export function ConsoleKeys() {
  const navigate = useNavigate();
  const [told, setTold] = useState(false);
  const begun = useRef(Number.NEGATIVE_INFINITY);
  const then = (path: string) => (event: KeyboardEvent) => {
    if (event.timeStamp - begun.current < TOGETHER) void navigate(path);
    begun.current = Number.NEGATIVE_INFINITY;
  };
  useShortcuts({
    g: (event) => {
      begun.current = event.timeStamp;
    },
    d: then(paths.buyer.dashboard()),
    t: then(paths.buyer.shipments()),
    // Should it not come, the next press asks again; the settings tell the keys as well.
    '?': () =>
      void shortcutsDialog.load().then(
        () => setTold(true),
        () => undefined,
      ),
  });
  const begin = (arrival: Arrival) => () => void navigate(paths.buyer.shipments(), { state: { arrival } });
  useShortcuts({ '/': begin('search'), n: begin('add') }, { fallback: true });
  const ShortcutsDialog = shortcutsDialog.loaded();
  return told && ShortcutsDialog ? <ShortcutsDialog onClose={() => setTold(false)} /> : null;
}
