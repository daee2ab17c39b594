import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Popup, type PopupProps } from '../overlays/Popup.tsx';
import { classNames } from '../text/classNames.ts';
import styles from './Menu.module.css';
import { moveFocus } from './menuKeys.ts';

export interface MenuProps extends Pick<PopupProps, 'anchor' | 'align' | 'side' | 'className' | 'onClose'> {
  id?: string;
  /** Its accessible name, or the id of what has it. */
  label?: string;
  labelledBy?: string;
  /** Rendered above the items, e.g. the signed-in user. */
  header?: ReactNode;
  startAt: 'first' | 'last';
  /** Called first; a key whose default it prevents does nothing else. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** An open menu: arrows, Home, End and letters move; Escape returns to the button, Tab goes on from it. */
export function Menu(props: MenuProps) {
  const { anchor, align, side, className, onClose, id, label, labelledBy, header, startAt, children } = props;
  const menu = useRef<HTMLDivElement>(null);
  const takeFocus = () => {
    const chosen = menu.current?.querySelector<HTMLElement>('[data-start]');
    if (chosen) chosen.focus();
    else if (menu.current) moveFocus(menu.current, startAt === 'last' ? 'End' : 'Home');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') {
      onClose();
      anchor.current?.focus();
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <Popup
      {...{ anchor, align, side, onClose, takeFocus }}
      closesOnBlur
      className={classNames(styles.popup, className)}
    >
      {header && <div className={styles.header}>{header}</div>}
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </Popup>
  );
}
