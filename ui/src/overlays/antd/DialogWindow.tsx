import Modal from 'antd/es/modal/Modal';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useRoot } from '../../root/RootContext.ts';
import { useText } from '../../text/useText.ts';
import type { DialogProps, DialogSize } from '../Dialog.tsx';
import { AntdProvider } from './AntdProvider.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import styles from './DialogWindow.module.css';

const WIDTHS: Record<DialogSize, string> = { sm: '425px', md: '660px', lg: '1000px', full: '100vw' };

export function DialogWindow(props: DialogProps) {
  const {
    open,
    title,
    size = 'md',
    width,
    height,
    onClose,
    closable = true,
    escapeCloses = true,
    bare = false,
    children,
  } = props;
  const { container } = useRoot();
  const text = useText();
  return (
    <AntdProvider>
      <Modal
        open={open}
        centered
        title={title}
        onCancel={onClose}
        keyboard={escapeCloses}
        mask={{ closable: closable && escapeCloses }}
        closable={closable && { closeIcon: <X size={18} />, 'aria-label': text('ui.close') }}
        footer={bare ? null : <DialogFooter {...props} />}
        width={width === undefined ? WIDTHS[size] : `${width}px`}
        style={
          { '--dialog-height': height === undefined ? 'auto' : `${height}px` } as CSSProperties /* a custom property */
        }
        className={size === 'full' ? `${styles.dialog} ${styles.full}` : (styles.dialog ?? '')}
        rootClassName={bare ? (styles.bare ?? '') : ''}
        classNames={parts}
        // A ShadowRoot takes children like an element; the library's type forgot it.
        getContainer={() => (container ?? document.body) as HTMLElement}
        destroyOnHidden
      >
        {children}
      </Modal>
    </AntdProvider>
  );
}

const parts = {
  mask: styles.mask ?? '',
  wrapper: styles.wrapper ?? '',
  container: styles.container ?? '',
  header: styles.header ?? '',
  title: styles.title ?? '',
  body: styles.body ?? '',
  footer: styles.footer ?? '',
  close: styles.close ?? '',
};
