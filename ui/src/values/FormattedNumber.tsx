import { useLanguage } from '../root/RootContext.ts';
import styles from './FormattedNumber.module.css';
import { formatNumber } from './formatNumber.ts';

export interface FormattedNumberProps {
  value: number;
}

export function FormattedNumber({ value }: FormattedNumberProps) {
  // The server may know another way of writing a language's numbers than the browser does.
  return (
    <span className={styles.number} suppressHydrationWarning>
      {formatNumber(value, useLanguage())}
    </span>
  );
}
