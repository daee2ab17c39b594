import { type KeyboardEvent, useRef, useState } from 'react';

/** The button of a menu: Enter, Space and Down open it at the first item, Up at the last. */
export function useMenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const close = () => setOpenAt(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return {
    button,
    /** Null while the menu is closed. */
    openAt,
    close,
    closeAndReturn: () => {
      close();
      button.current?.focus();
    },
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': openAt !== null,
      onClick: () => setOpenAt(openAt ? null : 'first'),
      onKeyDown,
    },
  } as const;
}
