import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePopup } from '../overlays/usePopup.ts';
import { classNames } from '../text/classNames.ts';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';
import styles from './MenuButton.module.css';
import { MenuItemRow } from './MenuItemRow.tsx';
import { moveFocus } from './menuFocus.ts';
import { usePressOutside } from './usePressOutside.ts';

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
  /** What stands on the button. */
  children: ReactNode;
  /** The button's and the menu's accessible name where its content does not say it. */
  label?: string;
  items: readonly MenuItem[];
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
  const {
    children,
    label,
    items,
    header,
    kind = 'default',
    size,
    icon,
    align = 'start',
    side = 'bottom',
    arrow = true,
  } = props;
  const id = useId();
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const open = openAt !== null;
  const close = () => setOpenAt(null);
  usePopup(popup, button, { open, side, align });
  // After usePopup: what is not shown yet takes no focus.
  useLayoutEffect(() => {
    if (openAt && menu.current) moveFocus(menu.current, openAt === 'last' ? 'End' : 'Home');
  }, [openAt]);
  usePressOutside(open, [button, popup], close);

  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const onMenuKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // From the button Tab goes on to what follows it.
    if (event.key === 'Tab') return closeAndReturn();
    if (event.key === 'Escape') {
      // The dialog or drawer around the menu stays.
      event.stopPropagation();
      return closeAndReturn();
    }
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <span className={styles.anchor}>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={classNames(buttonClass({ kind, size }), !children && styles.iconOnly, props.className)}
        onClick={() => (open ? close() : setOpenAt('first'))}
        onKeyDown={onButtonKey}
      >
        {icon}
        {children}
        {arrow && <ChevronDown size={14} aria-hidden="true" />}
      </button>
      {open && (
        <div ref={popup} popover="manual" className={styles.popup}>
          {header && <div className={styles.header}>{header}</div>}
          <div
            id={id}
            role="menu"
            aria-labelledby={`${id}-button`}
            tabIndex={-1}
            className={styles.menu}
            ref={menu}
            onKeyDown={onMenuKey}
          >
            {items.map((item) => (
              <MenuItemRow key={item.key} item={item} onChosen={closeAndReturn} />
            ))}
          </div>
        </div>
      )}
    </span>
  );
}
