import type { Identity } from '@tracking-console/contract/statuses';
import { useState } from 'react';
import { usePage } from '../page/PageContext.ts';
import { useTexts } from '../page/useTexts.ts';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import styles from './Sidebar.module.css';

interface ConsoleMenusProps {
  expanded: boolean;
  onExpand: () => void;
}

/**
 * MN-6: the menu of the console that is shown. As the console that was left stays in the page, so does its menu, with its
 * groups as they were; coming back changes which of the two is hidden and nothing else.
 */
export function ConsoleMenus({ expanded, onExpand }: ConsoleMenusProps) {
  const t = useTexts();
  const { identity: shown, pathname } = usePage();
  // Each console's own address: that of the page, or where it was left.
  const [addresses, setAddresses] = useState<Partial<Record<Identity, string>>>({ [shown]: pathname });
  if (addresses[shown] !== pathname) setAddresses({ ...addresses, [shown]: pathname });
  return (
    <div className={styles.menus}>
      {IDENTITIES.map((identity) => {
        const address = addresses[identity];
        if (address === undefined) return null;
        return (
          <nav
            key={identity}
            aria-label={t(`shell.menu.${identity}`)}
            className={styles.menu}
            hidden={identity !== shown}
          >
            <ConsoleMenu identity={identity} pathname={address} expanded={expanded} onExpand={onExpand} />
          </nav>
        );
      })}
    </div>
  );
}

const IDENTITIES: readonly Identity[] = ['BUYER', 'API'];
