import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Drawer.module.css';
import { ModalLayer } from './modal/ModalLayer.tsx';

export interface DrawerProps {
  open: boolean;
  /** The heading, and the drawer's accessible name. */
  title: ReactNode;
  onClose: () => void;
  /** Pixels; the whole window where that is smaller. */
  width?: number;
  /** Rendered in the header, before the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  side?: 'right' | 'left';
  children: ReactNode;
}

export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({
  title,
  onClose,
  width = 560,
  actions,
  footer,
  side = 'right',
  children,
}: Omit<DrawerProps, 'open'>) {
  const id = useId();
  const text = useText();
  return (
    <ModalLayer
      labelledBy={id}
      onEscape={onClose}
      onPressOutside={onClose}
      className={classNames(styles.drawer, styles[side])}
      style={{ width }}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
        <IconButton icon={<X size={18} />} label={text('ui.close')} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </ModalLayer>
  );
}
