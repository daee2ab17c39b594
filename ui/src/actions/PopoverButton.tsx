import { type ReactNode, useId, useRef, useState } from 'react';
import { Popup } from '../overlays/Popup.tsx';
import type { Align } from '../overlays/placePopup.ts';
import popups from '../overlays/popup.module.css';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';

export interface PopoverButtonProps {
  /** The button's accessible name, and the popover's. */
  label: string;
  /** The button's content. */
  children: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  align?: Align;
  /** A dialog has fields of its own; a region informs. */
  role?: 'region' | 'dialog';
  className?: string | undefined;
  /** Rendered while it is open; a function is given the way to close it. */
  content: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that shows a small panel beside it, with buttons and links of its own. Esc and a press outside close it. */
export function PopoverButton(props: PopoverButtonProps) {
  const {
    label,
    children,
    kind = 'text',
    size,
    align = 'end',
    role = 'region',
    className = popups.wide,
    content,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={popups.anchor}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup={role === 'dialog' ? 'dialog' : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClass({ kind, size })}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <Popup anchor={button} onClose={() => setOpen(false)} aria-label={label} {...{ id, role, align, className }}>
          {typeof content === 'function' ? content(closeAndReturn) : content}
        </Popup>
      )}
    </span>
  );
}
