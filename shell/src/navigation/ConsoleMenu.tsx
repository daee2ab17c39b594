import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import { mainMenu } from '@tracking-console/platform';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './Sidebar.module.css';

interface ConsoleMenuProps {
  expanded: boolean;
  onExpand: () => void;
}

/** A console's menu in the customer's language. */
export function ConsoleMenu({ expanded, onExpand }: ConsoleMenuProps) {
  const t = useText();
  const { identity, pathname } = usePage();
  const { applications } = usePlatform().configuration;
  return (
    <nav aria-label={t(`console.${identity}`)}>
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
    </nav>
  );
}
