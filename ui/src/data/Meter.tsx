import { type ReactNode, useId } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './Meter.module.css';

export interface MeterProps {
  label: ReactNode;
  value: number;
  max: number;
  /** The value in words, e.g. "120 of 200 used". */
  text: string;
}

const LOW = 0.8;
const SPENT = 1;

export function Meter({ label, value, max, text }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const level = share >= SPENT ? styles.spent : share >= LOW && styles.low;
  return (
    <div className={styles.meter}>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.text}>{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers render the meter element in their own colours */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={classNames(styles.bar, level)} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
