const ITEMS = '[role^=menuitem]:not(:disabled)';

/** Moves the focus among a menu's items: arrows, Home, End, first letters. Answers whether the key was one of these. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const current = items.findIndex((item) => item.matches(':focus'));
  const next = items[target(key, current, items)];
  next?.focus();
  return next !== undefined;
}

function target(key: string, current: number, items: readonly HTMLElement[]): number {
  const count = items.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 && key !== ' ' ? beginningWith(key, current, items) : -1;
}

function beginningWith(letter: string, current: number, items: readonly HTMLElement[]): number {
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const after = items.findIndex((item, index) => index > current && begins(item));
  return after === -1 ? items.findIndex(begins) : after;
}
