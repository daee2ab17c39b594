import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import popups from '../overlays/popup.module.css';
import { classNames } from '../text/classNames.ts';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';
import styles from './Menu.module.css';
import { Menu } from './Menu.tsx';
import { type MenuItem, MenuItemRow } from './MenuItemRow.tsx';
import { useMenuButton } from './useMenuButton.ts';

export interface MenuButtonProps {
  /** The button's content; an icon alone needs a `label`. */
  children?: ReactNode;
  /** The accessible name of the button and the menu, where the content gives none. */
  label?: string;
  /** Pass a function where there are many buttons: it is called when the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Rendered above the items, e.g. the signed-in user. */
  header?: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  align?: 'start' | 'end';
  side?: 'bottom' | 'top' | 'right';
  /** The small arrow; a button of one icon leaves it out. */
  arrow?: boolean;
  disabled?: boolean;
  className?: string;
}

/** The menu button pattern: a button and the menu beside it. */
export function MenuButton(props: MenuButtonProps) {
  const { children, label, items, header, kind = 'default', size, icon, className, align, side, arrow = true } = props;
  const id = useId();
  const { button, buttonProps, openAt, close, closeAndReturn } = useMenuButton();
  return (
    <span className={popups.anchor}>
      <button
        {...buttonProps}
        id={`${id}-button`}
        disabled={props.disabled}
        aria-label={label}
        aria-controls={openAt ? id : undefined}
        className={classNames(buttonClass({ kind, size }), !children && styles.iconOnly, className)}
      >
        {icon}
        {children}
        {arrow && <ChevronDown size={14} aria-hidden="true" />}
      </button>
      {openAt && (
        <Menu
          anchor={button}
          id={id}
          labelledBy={`${id}-button`}
          startAt={openAt}
          onClose={close}
          {...{ header, align, side }}
        >
          {(typeof items === 'function' ? items() : items).map((item) => (
            <MenuItemRow key={item.key} item={item} onChosen={closeAndReturn} />
          ))}
        </Menu>
      )}
    </span>
  );
}
