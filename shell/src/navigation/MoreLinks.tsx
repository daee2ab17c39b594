import { icons, VisuallyHidden } from '@tracking-console/ui';
import { useState } from 'react';
import type { SitePage } from '../page/site.ts';
import { useSite } from '../page/useSite.ts';
import { useText } from '../useText.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './Sidebar.module.css';
import { ItemContent } from './SidebarItem.tsx';

const PAGES = ['about', 'contact', 'terms', 'copyright', 'privacy', 'help'] as const satisfies readonly SitePage[];

/** The provider's own pages, each in a new tab. */
export function MoreLinks({ expanded, onExpand }: { expanded: boolean; onExpand: () => void }) {
  const t = useText();
  const site = useSite();
  const [open, setOpen] = useState(false);
  function toggle() {
    setOpen(!open || !expanded);
    if (!expanded) onExpand();
  }
  return (
    <Disclosure
      icon={<icons.Ellipsis size={18} />}
      title={t('action.more')}
      open={open}
      onToggle={toggle}
      expanded={expanded}
    >
      {PAGES.map((page) => (
        <li key={page}>
          <a href={site[page]} target="_blank" rel="noopener" className={styles.nested}>
            <ItemContent
              icon={undefined}
              title={t(`site.${page}.title`)}
              end={<icons.ExternalLink size={13} className={styles.external} />}
            />
            <VisuallyHidden> {t('shell.newTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Disclosure>
  );
}
