import { ExternalLink } from 'lucide-react';
import { classNames } from '../text/classNames.ts';
import styles from './MenuButton.module.css';
import type { MenuItem } from './MenuButton.tsx';
import { useLink } from './useLink.ts';

export function MenuItemRow({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choose = () => {
    onChosen();
    item.onSelect?.();
  };
  const follow = useLink(choose);
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, item.danger && styles.danger),
  };
  return (
    <>
      {item.separatorBefore && <hr className={styles.separator} />}
      {item.href === undefined ? (
        <button type="button" {...shared} disabled={item.disabled} onClick={choose}>
          {item.icon}
          {item.label}
        </button>
      ) : (
        <a {...shared} href={item.href} target={item.target} rel={item.target && 'noopener'} onClick={follow}>
          {item.icon}
          {item.label}
          {item.target && <ExternalLink size={12} className={styles.external} />}
        </a>
      )}
    </>
  );
}
