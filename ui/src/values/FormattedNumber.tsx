import { useLanguage } from '../root/RootContext.ts';
import styles from './FormattedNumber.module.css';

export interface FormattedNumberProps {
  value: number;
  options?: Intl.NumberFormatOptions;
}

export function FormattedNumber({ value, options }: FormattedNumberProps) {
  return <span className={styles.number}>{new Intl.NumberFormat(useLanguage(), options).format(value)}</span>;
}
