import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingProps {
  /** "Loading" if absent. */
  tip?: string;
  size?: 'sm' | 'md' | 'lg';
  /** What it covers: nothing, the positioned box around it, or the window. */
  overlay?: 'none' | 'area' | 'screen';
}

export function Loading({ tip, size = 'md', overlay = 'none' }: LoadingProps) {
  const text = useText();
  return (
    <div role="status" className={styles[overlay]}>
      <div className={classNames(styles.loading, styles[size])}>
        <Spinner size={size} />
        <span className={styles.tip}>{tip ?? text('ui.loading.tip')}</span>
      </div>
    </div>
  );
}
