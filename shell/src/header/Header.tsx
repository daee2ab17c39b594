import type { Identity } from '@tracking-console/contract/statuses';
import { IconButton, icons } from '@tracking-console/ui';
import { SIDEBAR_ID, type SidebarState } from '../frame/useSidebar.ts';
import type { Trail } from '../page/trail.ts';
import { useTexts } from '../page/useTexts.ts';
import { UserMenu } from '../userMenu/UserMenu.tsx';
import { DocumentationLink } from './DocumentationLink.tsx';
import styles from './Header.module.css';
import { PageTrail } from './PageTrail.tsx';
import { TaskListContainer } from './TaskListContainer.tsx';

interface HeaderProps {
  identity: Identity;
  trail: Trail;
  sidebar: SidebarState;
}

export function Header({ identity, trail, sidebar: { mode, expanded, toggle } }: HeaderProps) {
  const t = useTexts();
  return (
    <header className={styles.header}>
      <IconButton
        icon={mode === 'sheet' ? <icons.Menu size={20} /> : <icons.PanelLeft size={18} />}
        label={t(mode === 'sheet' ? 'shell.sidebar.open' : 'shell.sidebar.toggle', { keys: SHORTCUT })}
        tooltipDelay={200}
        aria-expanded={expanded}
        aria-controls={SIDEBAR_ID}
        onClick={toggle}
      />
      <div className={styles.trail}>
        <PageTrail identity={identity} trail={trail} />
      </div>
      <TaskListContainer />
      <DocumentationLink />
      <UserMenu identity={identity} />
    </header>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘B' : 'Ctrl+B';
