import type { Identity } from '@tracking-console/contract/statuses';
import { mainMenu } from '@tracking-console/platform';
import { memo } from 'react';
import { usePlatform } from '../PlatformContext.ts';
import { useLanguage } from '../page/useTexts.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './Sidebar.module.css';

interface ConsoleMenuProps {
  identity: Identity;
  /** Marks the current entry. */
  pathname: string;
  expanded: boolean;
  onExpand: () => void;
}

/** A console's menu in the customer's language. Remembered: a switch of the console changes neither of the two menus. */
export const ConsoleMenu = memo(function ConsoleMenu({ identity, pathname, expanded, onExpand }: ConsoleMenuProps) {
  const { applications } = usePlatform().configuration;
  return (
    <ul className={styles.list}>
      {mainMenu(identity, useLanguage(), applications).map((item) => (
        <li key={item.path}>
          {item.children ? (
            <MenuGroup item={item} pathname={pathname} expanded={expanded} onExpand={onExpand}>
              {item.children}
            </MenuGroup>
          ) : (
            <MenuLink item={item} pathname={pathname} expanded={expanded} />
          )}
        </li>
      ))}
    </ul>
  );
});
