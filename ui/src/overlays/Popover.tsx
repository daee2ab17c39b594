import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ButtonSize, buttonClass } from '../actions/Button.tsx';
import { usePressOutside } from '../actions/usePressOutside.ts';
import { classNames } from '../text/classNames.ts';
import styles from './Popover.module.css';
import type { Align } from './placePopup.ts';
import popups from './popup.module.css';
import { usePopup } from './usePopup.ts';

export interface PopoverProps {
  /** On the button, and the name of what it opens. */
  label: string;
  icon?: ReactNode;
  size?: ButtonSize;
  align?: Align;
  /** What opens; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens fields beside it, without leaving the page. Escape and a press outside close it. */
export function Popover({ label, icon, size = 'md', align = 'start', children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className={popups.anchor}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClass({ size })}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {label}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <Panel {...{ id, label, align, button }} onEscape={close} onPressOutside={() => setOpen(false)}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </span>
  );
}

interface PanelProps {
  id: string;
  label: string;
  align: Align;
  button: RefObject<HTMLButtonElement | null>;
  onEscape: () => void;
  onPressOutside: () => void;
  children: ReactNode;
}

function Panel({ id, label, align, button, onEscape, onPressOutside, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePopup(panel, button, { open: true, align });
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  usePressOutside([button, panel], onPressOutside);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The dialog or drawer around it stays.
    event.stopPropagation();
    onEscape();
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classNames(popups.popup, styles.panel)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
