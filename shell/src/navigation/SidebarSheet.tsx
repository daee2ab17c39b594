import { IconButton, icons } from '@tracking-console/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { SIDEBAR_ID } from '../frame/useSidebar.ts';
import { useText } from '../useText.ts';
import styles from './Sidebar.module.css';
import { SidebarContent, type SidebarProps } from './SidebarContent.tsx';

const LEADS_ON = 'a, button:not([aria-expanded])';

/** On narrow windows the sidebar is a sheet over the page. The browser's own dialog keeps the focus inside. */
export function SidebarSheet(props: SidebarProps) {
  const { expanded, closeSheet } = props.sidebar;
  const t = useText();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    if (expanded && dialog && !dialog.open) dialog.showModal();
    else if (!expanded) dialog?.close();
  }, [expanded]);
  // A link closes the sheet, as does the switch to the other console; opening a group does not. A press on the scrim is
  // one on the dialog itself.
  const onPress = ({ target }: MouseEvent) => {
    if (target === sheet.current || (target instanceof Element && target.closest(LEADS_ON))) closeSheet();
  };
  const close = <IconButton icon={<icons.X size={18} />} label={t('shell.sidebar.close')} onClick={closeSheet} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the browser turns into a close
    <dialog
      ref={sheet}
      id={SIDEBAR_ID}
      aria-label={t('shell.sidebar.label')}
      className={styles.sheet}
      onClose={closeSheet}
      onClick={onPress}
    >
      <div className={styles.sidebar} data-mode="sheet">
        {expanded && <SidebarContent {...props} close={close} />}
      </div>
    </dialog>
  );
}
