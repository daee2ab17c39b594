/** Every key of this console, in the order of the help dialog. */
export const KEYS = [
  { key: '/', does: 'shortcuts.search' },
  { key: 'j', does: 'shortcuts.next' },
  { key: 'k', does: 'shortcuts.previous' },
  { key: 'x', does: 'shortcuts.select' },
  { key: 'Enter', does: 'shipment.open' },
  { key: 'Esc', does: 'shortcuts.leave' },
  { key: 'n', does: 'add.title' },
  { key: 'e', does: 'action.exportCsv' },
  { key: 'g d', does: 'dashboard.open' },
  { key: 'g t', does: 'tracking.open' },
  { key: 'Ctrl/⌘ K', does: 'palette.title' },
  { key: '?', does: 'shortcuts.list' },
] as const;
