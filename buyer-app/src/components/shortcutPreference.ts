const NAME = 'tc_buyer_shortcuts';

/** WCAG 2.1.4: whoever speaks or types by other means can turn single keys off. Kept on this browser. */
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
