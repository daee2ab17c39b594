import { usePlatform } from '@tracking-console/app-kit';
import type { MenuItem } from '@tracking-console/platform';
import { Anchor } from '@tracking-console/ui';
import { useTitles } from '../page/pageName.ts';
import { belongsTo } from '../page/trail.ts';
import { menuIcon } from './menuIcons.ts';
import styles from './Sidebar.module.css';
import { ItemContent, ItemTooltip } from './SidebarItem.tsx';

export interface MenuEntryProps {
  item: MenuItem;
  pathname: string;
  /** Whether titles can be seen. */
  expanded: boolean;
}

export function MenuLink({ item, pathname, expanded, nested = false }: MenuEntryProps & { nested?: boolean }) {
  const { analytics } = usePlatform();
  const titleOf = useTitles();
  const Icon = menuIcon(item.icon);
  const Suffix = item.suffix ? menuIcon(item.suffix) : undefined;
  const title = titleOf(item.title);
  return (
    <ItemTooltip title={title} expanded={expanded}>
      <Anchor
        href={item.path}
        {...(item.target && { target: item.target, rel: 'noopener' })}
        aria-current={belongsTo(pathname, item.path) ? 'page' : undefined}
        className={nested ? styles.nested : styles.item}
        onClick={() => item.onClick?.({ analytics })}
      >
        <ItemContent
          icon={nested ? undefined : <Icon size={18} />}
          title={title}
          end={Suffix && <Suffix size={14} />}
        />
      </Anchor>
    </ItemTooltip>
  );
}
