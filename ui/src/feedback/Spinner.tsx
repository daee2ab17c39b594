import { classNames } from '../text/classNames.ts';
import styles from './Spinner.module.css';

/** The turning ring only; the caller adds a text for what is loading. */
export function Spinner({ size = 'sm' }: { size?: 'sm' | 'md' | 'lg' }) {
  return <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />;
}
