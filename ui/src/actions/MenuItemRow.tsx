import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Menu.module.css';
import { MenuAction, MenuLink } from './MenuAction.tsx';

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

export function MenuItemRow({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { href, target, icon, label } = item;
  const shared = {
    icon,
    className: item.danger ? styles.danger : undefined,
    onClick: () => {
      onChosen();
      item.onSelect?.();
    },
  };
  return (
    <>
      {item.separatorBefore && <MenuSeparator />}
      {href === undefined ? (
        <MenuAction {...shared} disabled={item.disabled}>
          {label}
        </MenuAction>
      ) : (
        <MenuLink
          {...shared}
          href={href}
          target={target}
          rel={target && 'noopener'}
          end={target && <ExternalLink size={12} className={styles.external} />}
        >
          {label}
        </MenuLink>
      )}
    </>
  );
}

export const MenuSeparator = () => <hr className={styles.separator} />;
