import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Banner.module.css';

export type BannerKind = 'info' | 'warning' | 'error' | 'success';

export interface BannerProps {
  kind: BannerKind;
  text: ReactNode;
  actions?: ReactNode;
}

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

export function Banner({ kind, text, actions }: BannerProps) {
  const label = useText();
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classNames(styles.banner, styles[kind])}>
      <Icon size={16} className={styles.icon} />
      <VisuallyHidden>{label(`ui.banner.${kind}`)}: </VisuallyHidden>
      <div className={styles.text}>{text}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
