import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The red button's text. */
  action: string;
  /** Resolves to whether it was done; the dialog then closes. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms before something is removed. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  const confirm = async () => {
    if (await onConfirm()) onClose();
  };
  return (
    <Dialog open size="sm" title={title} onClose={onClose} confirm={{ text: action, danger: true, onConfirm: confirm }}>
      {children}
    </Dialog>
  );
}
