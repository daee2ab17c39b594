import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Toast.module.css';

export type ToastType = 'success' | 'failed' | 'warn' | 'info';

export interface ToastProps {
  type: ToastType;
  title?: ReactNode;
  content?: ReactNode;
  /** Replace the type's own. */
  icon?: ReactNode;
  color?: string;
  bgColor?: string;
  /** Absent: it cannot be dismissed. */
  onClose?: () => void;
  /** Share of the time that is left, 1 to 0. */
  progress?: number;
  /** Plays the way out (300 ms). */
  leaving?: boolean;
}

const icons = { success: CircleCheck, failed: CircleX, warn: TriangleAlert, info: Info };

/** One card. The list, the time and the pausing are the notifier's. */
export function Toast({ type, title, content, icon, color, bgColor, onClose, progress, leaving = false }: ToastProps) {
  const text = useText();
  const Icon = icons[type];
  const own: CSSProperties = { ...(color && { color }), ...(bgColor && { backgroundColor: bgColor }) };
  return (
    <div
      role={type === 'failed' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[type], leaving && styles.leaving)}
      style={own}
    >
      <span className={styles.icon}>{icon ?? <Icon size={18} />}</span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {content && <div className={styles.content}>{content}</div>}
      </div>
      {onClose && (
        <IconButton
          size="sm"
          icon={<X size={16} />}
          label={text('ui.close')}
          onClick={onClose}
          className={styles.close}
        />
      )}
      {progress !== undefined && <span className={styles.progress} style={{ transform: `scaleX(${progress})` }} />}
    </div>
  );
}
