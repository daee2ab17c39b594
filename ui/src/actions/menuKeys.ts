/** Moves the focus among a menu's items; answers whether the key was one of the menu's. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
  const current = items.findIndex((item) => item.matches(':focus'));
  const target = targetOf(key, current, items);
  items[target]?.focus();
  return target !== -1;
}

function targetOf(key: string, current: number, items: readonly HTMLElement[]): number {
  const count = items.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 && key !== ' ' ? nextBeginningWith(key, current, items) : -1;
}

function nextBeginningWith(letter: string, current: number, items: readonly HTMLElement[]): number {
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const after = items.findIndex((item, index) => index > current && begins(item));
  return after === -1 ? items.findIndex(begins) : after;
}
