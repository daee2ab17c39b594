import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Dialog.module.css';
import { type DialogConfirm, DialogFooter } from './DialogFooter.tsx';
import { ModalLayer } from './modal/ModalLayer.tsx';

/** 425, 660 and 1000 px wide, and the whole window. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

export interface DialogProps {
  open: boolean;
  /** The heading, and the dialog's accessible name. */
  title: ReactNode;
  size?: DialogSize;
  /** Pixels, instead of `size`; the dialog shrinks where the window is smaller. */
  width?: number;
  height?: number;
  onClose: () => void;
  /** The close button in the corner. */
  closable?: boolean;
  escapeCloses?: boolean;
  /** No header, footer or padding: the content is the whole dialog. It must hold a button that closes it. */
  bare?: boolean;
  confirm?: DialogConfirm;
  /** The button beside confirm; "Cancel" if absent. */
  cancelText?: string;
  /** Replaces both buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, size = 'md', width, height, onClose, closable = true, escapeCloses = true, bare = false } = props;
  const id = useId();
  const text = useText();
  return (
    <ModalLayer
      labelledBy={id}
      onEscape={() => escapeCloses && onClose()}
      className={classNames(styles.dialog, styles[size], bare && styles.bare)}
      style={ownSize(width, height)}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {closable && !bare && <IconButton icon={<X size={18} />} label={text('ui.close')} onClick={onClose} />}
      </div>
      <div className={styles.body}>{props.children}</div>
      {!bare && <DialogFooter {...props} />}
    </ModalLayer>
  );
}

const ownSize = (width: number | undefined, height: number | undefined): CSSProperties => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});
