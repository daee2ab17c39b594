import { usePlatform } from '@tracking-console/app-kit';
import type { MenuItem } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { useTitles } from '../page/pageName.ts';
import { belongsTo } from '../page/trail.ts';
import { Disclosure } from './Disclosure.tsx';
import { type MenuEntryProps, MenuLink } from './MenuLink.tsx';
import { menuIcon } from './menuIcons.ts';

interface MenuGroupProps extends MenuEntryProps {
  children: readonly MenuItem[];
  /** Makes room for titles. */
  onExpand: () => void;
}

/** Opening a group goes to its first child, unless it is already there or the item defines otherwise. */
export function MenuGroup({ item, children, pathname, expanded, onExpand }: MenuGroupProps) {
  const { navigation } = usePlatform();
  const titleOf = useTitles();
  const current = belongsTo(pathname, item.path);
  const [open, setOpen] = useState(current);
  useEffect(() => {
    if (current) setOpen(true);
  }, [current]);

  function toggle() {
    const opening = !open || !expanded;
    setOpen(opening);
    if (!expanded) onExpand();
    const [first] = children;
    if (opening && first && !current && !item.openNoJump) navigation.go(first.path);
  }

  const Icon = menuIcon(item.icon);
  return (
    <Disclosure
      icon={<Icon size={18} />}
      title={titleOf(item.title)}
      open={open}
      onToggle={toggle}
      expanded={expanded}
      current={current}
    >
      {children.map((child) => (
        <li key={child.path}>
          <MenuLink item={child} pathname={pathname} expanded={expanded} nested />
        </li>
      ))}
    </Disclosure>
  );
}
