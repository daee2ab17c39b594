/** Every key of this console, in the order of the help dialog. */
export const KEYS = [
  { key: '/', does: 'shortcuts.search' },
  { key: 'j', does: 'shortcuts.next' },
  { key: 'k', does: 'shortcuts.previous' },
  { key: 'x', does: 'shortcuts.select' },
  { key: 'Enter', does: 'shortcuts.open' },
  { key: 'Esc', does: 'shortcuts.leave' },
  { key: 'n', does: 'shortcuts.add' },
  { key: 'e', does: 'shortcuts.export' },
  { key: 'g d', does: 'shortcuts.dashboard' },
  { key: 'g t', does: 'shortcuts.tracking' },
  { key: 'Ctrl/⌘ K', does: 'palette.title' },
  { key: '?', does: 'shortcuts.list' },
] as const;
