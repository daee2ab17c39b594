import { type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRoot } from '../../root/RootContext.ts';
import styles from './ModalLayer.module.css';
import { openModals } from './modalStack.ts';
import { useModal } from './useModal.ts';

export interface ModalLayerProps {
  labelledBy: string;
  onEscape: () => void;
  onPressOutside?: () => void;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The layer over the page that holds a dialog or a drawer; mounted while it is open. */
export function ModalLayer({ labelledBy, onEscape, onPressOutside, className, style, children }: ModalLayerProps) {
  const { container } = useRoot();
  const panel = useRef<HTMLDivElement>(null);
  useModal(panel, container ?? document.body, onEscape);
  // Else the order in the document would decide, in which the shell's come before an application's.
  const [depth] = useState(openModals);
  const layer: CSSProperties & { '--depth': number } = { '--depth': depth };
  const pressOutside = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The focus stays in the panel.
    event.preventDefault();
    onPressOutside?.();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a convenience of the pointer; Escape and the close button do the same
    <div className={styles.layer} style={layer} onMouseDown={pressOutside}>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={className}
        style={style}
      >
        {children}
      </div>
    </div>,
    container ?? document.body,
  );
}
