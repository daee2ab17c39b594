import type { ReactNode } from 'react';
import type { SidebarState } from '../frame/useSidebar.ts';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { Logo } from './Logo.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import styles from './Sidebar.module.css';
import { SwitchConsole } from './SwitchConsole.tsx';

export interface SidebarProps {
  sidebar: SidebarState;
}

interface SidebarContentProps extends SidebarProps {
  /** Rendered beside the logo. */
  close?: ReactNode;
}

export function SidebarContent({ sidebar: { expanded, toggle }, close }: SidebarContentProps) {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.home}>
          <Logo />
        </div>
        {close}
      </div>
      <div className={styles.menu}>
        <ConsoleMenu expanded={expanded} onExpand={toggle} />
      </div>
      <div className={styles.foot}>
        <ul className={styles.list}>
          <li>
            <SwitchConsole />
          </li>
          <li>
            <MoreLinks expanded={expanded} onExpand={toggle} />
          </li>
        </ul>
      </div>
    </>
  );
}
