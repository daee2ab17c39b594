import type { KeyboardEvent } from 'react';

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** From the link of a table's row, the arrow keys move to the link of the next and the previous row. */
export function moveByArrows(event: KeyboardEvent, onMove?: (key: string) => void): void {
  const step = STEPS[event.key];
  const row = (event.target as Element).closest('tr[data-key]'); // React hands out elements alone
  if (!step || !row || event.target !== linkOf(row)) return;
  const next = row[step];
  const link = next && linkOf(next);
  if (!link) return;
  event.preventDefault();
  link.focus();
  onMove?.(next.getAttribute('data-key') ?? '');
}

export const linkOf = (row: Element) => row.querySelector<HTMLElement>('a, button');
