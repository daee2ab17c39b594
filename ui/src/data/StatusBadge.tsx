import type { ReactNode } from 'react';
import { classNames } from '../text/classNames.ts';
import hues from './hues.module.css';
import styles from './StatusBadge.module.css';
import { type Hue, statusStyle } from './statusStyle.ts';

export interface StatusBadgeProps {
  /** A main status, which brings its colour and icon… */
  status?: string;
  /** …or a colour alone. With both, the colour is this one: how urgent it is counts more than what it is. */
  tone?: Hue;
  icon?: ReactNode;
  children: ReactNode;
}

export function StatusBadge({ status, tone, icon, children }: StatusBadgeProps) {
  const look = status === undefined ? undefined : statusStyle(status);
  const hue = tone ?? look?.hue ?? 'grey';
  return (
    <span className={classNames(styles.badge, hues[hue])}>
      {icon ?? (look ? <look.Icon size={13} strokeWidth={2.25} /> : <span className={styles.dot} />)}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
