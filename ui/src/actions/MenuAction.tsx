import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../text/classNames.ts';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './Menu.module.css';

interface ItemContent {
  icon?: ReactNode;
  /** Rendered at the end of the line. */
  end?: ReactNode;
}

// Items are reached with the arrows, so none of them is a tab stop.
const item = (className: string | undefined) => ({
  role: 'menuitem',
  tabIndex: -1,
  className: classNames(styles.item, className),
});

export interface MenuActionProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'role' | 'tabIndex'>,
    ItemContent {
  /** For one of several exclusive items: whether it is the chosen one, which the menu then focuses first. */
  checked?: boolean;
}

/** An action of a menu. */
export function MenuAction({ icon, end, checked, className, children, ...rest }: MenuActionProps) {
  const radio = { role: 'menuitemradio', 'aria-checked': checked, 'data-start': checked || undefined };
  return (
    <button {...rest} type="button" {...item(className)} {...(checked !== undefined && radio)}>
      {icon}
      <span className={styles.label}>{children}</span>
      {end}
    </button>
  );
}

export interface MenuLinkProps extends Omit<AnchorProps, 'role' | 'tabIndex'>, ItemContent {}

/** A link of a menu. */
export function MenuLink({ icon, end, className, children, ...rest }: MenuLinkProps) {
  return (
    <Anchor {...rest} {...item(className)}>
      {icon}
      <span className={styles.label}>{children}</span>
      {end}
    </Anchor>
  );
}
