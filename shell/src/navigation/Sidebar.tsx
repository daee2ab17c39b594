import { SIDEBAR_ID } from '../frame/useSidebar.ts';
import styles from './Sidebar.module.css';
import { SidebarContent, type SidebarProps } from './SidebarContent.tsx';
import { SidebarSheet } from './SidebarSheet.tsx';

export function Sidebar(props: SidebarProps) {
  const { mode } = props.sidebar;
  if (mode === 'sheet') return <SidebarSheet {...props} />;
  return (
    <div id={SIDEBAR_ID} className={styles.sidebar} data-mode={mode}>
      <SidebarContent {...props} />
    </div>
  );
}
