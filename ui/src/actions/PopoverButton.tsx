import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import popups from '../overlays/popup.module.css';
import { usePopup } from '../overlays/usePopup.ts';
import { classNames } from '../text/classNames.ts';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';
import styles from './PopoverButton.module.css';
import { usePressOutside } from './usePressOutside.ts';

export interface PopoverButtonProps {
  /** The button's accessible name, and the popover's. */
  label: string;
  /** What stands on the button. */
  children: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  align?: 'start' | 'end';
  /** Drawn while it is open. */
  content: ReactNode;
}

/** A button that shows a small panel beside it, with buttons and links of its own. Esc and a press outside close it. */
export function PopoverButton({ label, children, kind = 'text', size, align = 'end', content }: PopoverButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={popups.anchor}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClass({ kind, size })}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <Popover id={id} label={label} button={button} align={align} onClose={() => setOpen(false)}>
          {content}
        </Popover>
      )}
    </span>
  );
}

interface PopoverProps {
  id: string;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

function Popover({ id, label, button, align, onClose, children }: PopoverProps) {
  const popup = useRef<HTMLElement>(null);
  usePopup(popup, button, { open: true, align });
  usePressOutside([button, popup], onClose);
  useEffect(() => popup.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    button.current?.focus();
  };
  // A button that goes when it is pressed takes the focus with it: the panel keeps the keyboard.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body) popup.current?.focus({ preventScroll: true });
  });
  return (
    <section
      ref={popup}
      id={id}
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      className={classNames(popups.popup, styles.popup)}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
