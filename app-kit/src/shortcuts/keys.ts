import type english from '../locales/en.json';
import type { TextKey } from '../texts/TextContext.ts';

/** A key as it is printed, and the text of what it does. */
export interface Key {
  key: string;
  does: TextKey<typeof english>;
}

/** Keys both consoles have. */
export const CONSOLE_KEYS = [
  { key: '/', does: 'shortcuts.search' },
  { key: 'n', does: 'add.title' },
  { key: 'g d', does: 'dashboard.open' },
  { key: 'g t', does: 'tracking.open' },
  { key: 'Ctrl/⌘ K', does: 'palette.title' },
  { key: '?', does: 'shortcuts.list' },
] as const satisfies readonly Key[];

/** Keys that need no row to have the focus: the palette offers them where they do something. */
export const PALETTE_KEYS = [
  { key: 'n', does: 'add.title' },
  { key: '/', does: 'shortcuts.search' },
  { key: 'e', does: 'action.exportCsv' },
  { key: '?', does: 'shortcuts.title' },
] as const satisfies readonly Key[];
