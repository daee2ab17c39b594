import { IconButton, icons } from '@tracking-console/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Applications } from './Applications.tsx';
import { EventList } from './EventList.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './Panel.module.css';
import { useTexts } from './PanelContext.ts';

/** A small button in the corner, and what it opens: beside the page, which goes on. */
export function Panel() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <aside aria-label={t('panel.open')}>
      <div className={styles.corner}>
        <IconButton
          ref={button}
          icon={<icons.Code size={16} />}
          label={t('panel.open')}
          size="sm"
          kind="default"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && <OpenPanel onClose={close} />}
    </aside>
  );
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside, as the close button does
    <div className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {t('panel.title')}
        </h2>
        <IconButton icon={<icons.X size={18} />} label={t('action.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <Applications labelledBy={id} />
        <div className={styles.lists}>
          <EventList />
          <MessageList />
        </div>
      </div>
    </div>
  );
}
