import { IconButton, icons } from '@tracking-console/ui';
import { SIDEBAR_ID, type SidebarState } from '../frame/useSidebar.ts';
import { UserMenu } from '../userMenu/UserMenu.tsx';
import { useText } from '../useText.ts';
import { CHAT_PLACE } from '../widgets/useChatSettings.ts';
import { DocumentationLink } from './DocumentationLink.tsx';
import styles from './Header.module.css';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { PageTrail } from './PageTrail.tsx';
import { TaskListContainer } from './TaskListContainer.tsx';

interface HeaderProps {
  sidebar: SidebarState;
}

export function Header({ sidebar: { mode, expanded, toggle } }: HeaderProps) {
  const t = useText();
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
        <PageTrail />
      </div>
      <NewVersionNotice />
      <TaskListContainer />
      <DocumentationLink />
      <div id={CHAT_PLACE} className={styles.place} />
      <UserMenu />
    </header>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘B' : 'Ctrl+B';
