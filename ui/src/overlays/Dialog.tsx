import type { ReactNode } from 'react';
import { loader, useLoaded } from './loader.ts';
import { OverlayPlaceholder } from './OverlayPlaceholder.tsx';

/** SH-15: 425, 660, 1000 px, and the whole window. */
export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

export interface DialogConfirm {
  text: string;
  /** While a returned promise runs, the button shows a spinner and the dialog cannot be closed by it twice. */
  onConfirm: () => void | Promise<void>;
  danger?: boolean;
  disabled?: boolean;
}

export interface DialogProps {
  open: boolean;
  /** Also the dialog's accessible name; a string if `bare`. */
  title: ReactNode;
  size?: DialogSize;
  /** Pixels; instead of `size`. The dialog shrinks where the window is smaller. */
  width?: number;
  height?: number;
  onClose: () => void;
  /** The close button in the corner, and a click outside. */
  closable?: boolean;
  escapeCloses?: boolean;
  /** No header, no footer, no padding: the content is the whole dialog. */
  bare?: boolean;
  confirm?: DialogConfirm;
  /** The button beside confirm; "Cancel" if absent. */
  cancelText?: string;
  /** Replaces both buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

const dialogWindow = loader(async () => (await import('./antd/core.ts')).loadDialog());
export const prefetchDialog = dialogWindow.load;

export function Dialog(props: DialogProps) {
  const Loaded = useLoaded(dialogWindow, props.open);
  if (Loaded) return <Loaded {...props} />;
  return props.open ? <OverlayPlaceholder /> : null;
}
