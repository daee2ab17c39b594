import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import popups from '../overlays/popup.module.css';
import { classNames } from '../text/classNames.ts';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';
import styles from './MenuButton.module.css';
import { MenuPopup } from './MenuPopup.tsx';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link, else an action. */
  href?: string;
  target?: '_blank';
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  separatorBefore?: boolean;
}

export interface MenuButtonProps {
  /** What stands on the button; an icon alone needs a `label`. */
  children?: ReactNode;
  /** The button's and the menu's accessible name where its content does not say it. */
  label?: string;
  /** As a function where there are many buttons: asked for when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Stands above the items, e.g. who is signed in. */
  header?: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  align?: 'start' | 'end';
  side?: 'bottom' | 'top' | 'right';
  /** The small arrow; a button of one icon leaves it out. */
  arrow?: boolean;
  className?: string;
}

/** The menu button pattern: Enter, Space, Down open; Up opens at the last; arrows, Home, End, letters; Esc returns focus. */
export function MenuButton(props: MenuButtonProps) {
  const { children, label, items, header, kind = 'default', size, icon, className } = props;
  const { align = 'start', side = 'bottom', arrow = true } = props;
  const id = useId();
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <span className={popups.anchor}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={classNames(buttonClass({ kind, size }), !children && styles.iconOnly, className)}
        onClick={() => setOpenAt(open ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {icon}
        {children}
        {arrow && <ChevronDown size={14} aria-hidden="true" />}
      </button>
      {open && (
        <MenuPopup
          {...{ id, button, header, align, side }}
          items={typeof items === 'function' ? items() : items}
          startAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </span>
  );
}
