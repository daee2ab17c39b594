import { useEffect, useRef } from 'react';

const button = (entry: Element | null | undefined) => entry?.querySelector<HTMLElement>('button');

/** Alt+T focuses the newest toast, Escape returns to the previous focus; after Delete a neighbor gets the focus. */
export function useToastKeys() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    let before: HTMLElement | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const entry = list.current?.contains(active) ? active?.closest('li') : null;
      if (event.code === 'KeyT' && event.altKey && !event.ctrlKey && !event.metaKey) {
        const newest = button(list.current?.lastElementChild);
        if (!newest) return;
        event.preventDefault();
        if (!entry) before = active;
        newest.focus();
      } else if (entry && event.key === 'Escape') before?.focus();
      else if (entry && event.key === 'Delete')
        (button(entry.nextElementSibling) ?? button(entry.previousElementSibling) ?? before)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
