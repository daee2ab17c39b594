import { classNames } from '../text/classNames.ts';
import styles from './Spinner.module.css';

/** The turning ring alone; who shows it says in words what is awaited. */
export function Spinner({ size = 'sm' }: { size?: 'sm' | 'md' | 'lg' }) {
  return <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />;
}
