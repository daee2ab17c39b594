import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './UserMenuPopup.module.css';

interface MenuButtonItemProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'role' | 'tabIndex'> {
  icon?: ReactNode;
  end?: ReactNode;
}

/** An action of the menu. Items are reached with the arrows, so none of them is a tab stop. */
export function MenuItem({ icon, end, children, ...rest }: MenuButtonItemProps) {
  return (
    <button className={styles.item} {...rest} type="button" role="menuitem" tabIndex={-1}>
      {icon}
      <span className={styles.label}>{children}</span>
      {end}
    </button>
  );
}

interface MenuLinkItemProps extends Omit<ComponentPropsWithRef<'a'>, 'role' | 'tabIndex'> {
  href: string;
  icon?: ReactNode;
}

export function MenuLinkItem({ icon, children, ...rest }: MenuLinkItemProps) {
  return (
    <a className={styles.item} {...rest} role="menuitem" tabIndex={-1}>
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}

interface MenuChoiceProps extends Omit<MenuButtonItemProps, 'end'> {
  chosen: boolean;
}

/** One of several of which exactly one holds. */
export function MenuChoice({ chosen, icon, children, ...rest }: MenuChoiceProps) {
  return (
    <button
      className={styles.item}
      {...rest}
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      data-start={chosen || undefined}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </button>
  );
}
