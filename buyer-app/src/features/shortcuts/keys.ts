/** Every key of this console, in the order in which they are told. */
export const KEYS = [
  { key: '/', does: 'settings.shortcuts.search' },
  { key: 'j', does: 'settings.shortcuts.next' },
  { key: 'k', does: 'settings.shortcuts.previous' },
  { key: 'x', does: 'settings.shortcuts.select' },
  { key: 'Enter', does: 'settings.shortcuts.open' },
  { key: 'Esc', does: 'settings.shortcuts.leave' },
  { key: 'n', does: 'settings.shortcuts.add' },
  { key: 'e', does: 'settings.shortcuts.export' },
  { key: 'g d', does: 'settings.shortcuts.dashboard' },
  { key: 'g t', does: 'settings.shortcuts.tracking' },
  { key: 'Ctrl/⌘ K', does: 'palette.title' },
  { key: '?', does: 'settings.shortcuts.list' },
] as const;

/** Keys that need no row to have the focus: the palette offers them where they do something. */
export const PALETTE_KEYS = [
  { key: 'n', does: 'settings.shortcuts.add' },
  { key: '/', does: 'settings.shortcuts.search' },
  { key: 'e', does: 'settings.shortcuts.export' },
  { key: '?', does: 'settings.shortcuts.title' },
] as const;
