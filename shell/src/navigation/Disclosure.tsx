import { icons } from '@tracking-console/ui';
import { type ReactNode, useId } from 'react';
import styles from './Sidebar.module.css';
import { ItemContent, ItemTooltip } from './SidebarItem.tsx';

interface DisclosureProps {
  icon: ReactNode;
  title: string;
  open: boolean;
  onToggle: () => void;
  expanded: boolean;
  /** The current page is one of the children. */
  current?: boolean;
  children: ReactNode;
}

/** A group of the sidebar: a button that shows and hides a list of links. */
export function Disclosure({ icon, title, open, onToggle, expanded, current = false, children }: DisclosureProps) {
  const id = useId();
  const shown = open && expanded;
  return (
    <>
      <ItemTooltip title={title} expanded={expanded}>
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          className={styles.item}
          data-current={current}
          onClick={onToggle}
        >
          <ItemContent icon={icon} title={title} end={<icons.ChevronDown size={16} className={styles.arrow} />} />
        </button>
      </ItemTooltip>
      <ul id={id} hidden={!shown} className={styles.children}>
        {children}
      </ul>
    </>
  );
}
