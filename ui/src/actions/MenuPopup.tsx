import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import popups from '../overlays/popup.module.css';
import { usePopup } from '../overlays/usePopup.ts';
import { classNames } from '../text/classNames.ts';
import styles from './MenuButton.module.css';
import type { MenuItem } from './MenuButton.tsx';
import { MenuItemRow } from './MenuItemRow.tsx';
import { moveFocus } from './menuFocus.ts';
import { usePressOutside } from './usePressOutside.ts';

interface MenuPopupProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  items: readonly MenuItem[];
  header: ReactNode;
  align: 'start' | 'end';
  side: 'bottom' | 'top' | 'right';
  startAt: 'first' | 'last';
  onClose: () => void;
}

/** The open menu; mounted while it is open. */
export function MenuPopup({ id, button, items, header, align, side, startAt, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePopup(popup, button, { open: true, side, align });
  // After usePopup: what is not shown yet takes no focus.
  useLayoutEffect(() => {
    if (menu.current) moveFocus(menu.current, startAt === 'last' ? 'End' : 'Home');
  }, [startAt]);
  usePressOutside([button, popup], onClose);

  const closeAndReturn = () => {
    onClose();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
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
    <div ref={popup} popover="manual" className={classNames(popups.popup, styles.popup)}>
      {header && <div className={styles.header}>{header}</div>}
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-labelledby={`${id}-button`}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <MenuItemRow key={item.key} item={item} onChosen={closeAndReturn} />
        ))}
      </div>
    </div>
  );
}
