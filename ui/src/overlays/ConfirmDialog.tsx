import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What the red button says. */
  action: string;
  /** Answers whether it was done, and the dialog closes. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is taken away. */
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
