import type { Identity } from '@tracking-console/contract/statuses';
import { mainMenu } from '@tracking-console/platform';
import type { SidebarState } from '../frame/useSidebar.ts';
import { useLanguage } from '../page/useLanguage.ts';
import { useTexts } from '../page/useTexts.ts';
import { Logo } from './Logo.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import styles from './Sidebar.module.css';
import { SwitchConsole } from './SwitchConsole.tsx';

export interface SidebarProps {
  identity: Identity;
  pathname: string;
  sidebar: SidebarState;
}

/** MN-6: the menu of the console that is shown, in the customer's language. */
export function SidebarContent({ identity, pathname, sidebar }: SidebarProps) {
  const { expanded, toggle } = sidebar;
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <div className={styles.top}>
        <Logo identity={identity} />
      </div>
      <nav aria-label={t(`shell.menu.${identity}`)} className={styles.menu}>
        <ul className={styles.list}>
          {mainMenu(identity, language).map((item) => (
            <li key={item.path}>
              {item.children ? (
                <MenuGroup item={item} pathname={pathname} expanded={expanded} onExpand={toggle}>
                  {item.children}
                </MenuGroup>
              ) : (
                <MenuLink item={item} pathname={pathname} expanded={expanded} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ul className={styles.list}>
          <li>
            <SwitchConsole identity={identity} />
          </li>
          <li>
            <MoreLinks expanded={expanded} onExpand={toggle} />
          </li>
        </ul>
      </div>
    </>
  );
}
