import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import meter from './Meter.module.css';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How far it is, in words, e.g. "500 of 1,200". */
  text: string;
  value: number;
  max: number;
  /** For something described elsewhere on the page; the label is then only read out. */
  labelHidden?: boolean;
}

/** How far something is; a max of 0: not known yet. */
export function ProgressBar({ label, text, value, max, labelHidden = false }: ProgressBarProps) {
  const id = useId();
  const known = max > 0;
  return (
    <div className={meter.meter}>
      <div className={meter.words}>
        <span id={id} className={meter.label}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        <span className={meter.text}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={known ? Math.round((value / max) * 100) : undefined}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={meter.track}
      >
        <span
          className={classNames(meter.bar, !known && styles.unknown)}
          style={known ? { width: `${Math.min(1, value / max) * 100}%` } : undefined}
        />
      </div>
    </div>
  );
}
