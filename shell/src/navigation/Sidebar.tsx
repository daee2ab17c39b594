import { SIDEBAR_ID } from '../frame/useSidebar.ts';
import { useText } from '../useText.ts';
import styles from './Sidebar.module.css';
import { SidebarContent, type SidebarProps } from './SidebarContent.tsx';
import { SidebarSheet } from './SidebarSheet.tsx';

export function Sidebar(props: SidebarProps) {
  const { mode } = props.sidebar;
  const t = useText();
  if (mode === 'sheet') return <SidebarSheet {...props} />;
  return (
    <aside id={SIDEBAR_ID} className={styles.sidebar} data-mode={mode} aria-label={t('shell.sidebar.label')}>
      <SidebarContent {...props} />
    </aside>
  );
}
