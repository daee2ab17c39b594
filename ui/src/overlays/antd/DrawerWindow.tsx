import AntdDrawer from 'antd/es/drawer';
import { X } from 'lucide-react';
import { useRoot } from '../../root/RootContext.ts';
import { useText } from '../../text/useText.ts';
import type { DrawerProps } from '../Drawer.tsx';
import { AntdProvider } from './AntdProvider.tsx';
import styles from './DrawerWindow.module.css';

export function DrawerWindow({
  open,
  title,
  onClose,
  width = 560,
  actions,
  footer,
  side = 'right',
  children,
}: DrawerProps) {
  const { container } = useRoot();
  const text = useText();
  return (
    <AntdProvider>
      <AntdDrawer
        open={open}
        title={title}
        onClose={onClose}
        placement={side}
        size={`min(${width}px, 100vw)`}
        extra={actions}
        footer={footer}
        closable={{ closeIcon: <X size={18} />, placement: 'end', 'aria-label': text('ui.close') }}
        classNames={parts}
        // A ShadowRoot takes children like an element; the library's type forgot it.
        getContainer={() => (container ?? document.body) as HTMLElement}
        destroyOnHidden
      >
        {children}
      </AntdDrawer>
    </AntdProvider>
  );
}

const parts = {
  mask: styles.mask ?? '',
  section: styles.section ?? '',
  header: styles.header ?? '',
  title: styles.title ?? '',
  body: styles.body ?? '',
  footer: styles.footer ?? '',
  close: styles.close ?? '',
};
