import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { useText } from '../text/useText.ts';
import styles from './Dialog.module.css';
import { useRunning } from './useRunning.ts';

export interface DialogConfirm {
  text: string;
  /** While a returned promise runs, the button shows a spinner and takes no second click. */
  onConfirm: () => void | Promise<void>;
  danger?: boolean;
  disabled?: boolean;
}

export interface DialogFooterProps {
  footer?: ReactNode;
  confirm?: DialogConfirm;
  cancelText?: string;
  onClose: () => void;
}

export function DialogFooter({ footer, confirm, cancelText, onClose }: DialogFooterProps) {
  const text = useText();
  const [running, run] = useRunning();
  if (!footer && !confirm) return null;
  return (
    <div className={styles.footer}>
      {footer ??
        (confirm && (
          <>
            <Button onClick={onClose}>{cancelText ?? text('ui.cancel')}</Button>
            <Button
              kind={confirm.danger ? 'danger' : 'primary'}
              loading={running}
              disabled={confirm.disabled}
              onClick={() => run(confirm.onConfirm)}
            >
              {confirm.text}
            </Button>
          </>
        ))}
    </div>
  );
}
