import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { classNames } from '../text/classNames.ts';
import { useText } from '../text/useText.ts';
import hues from './hues.module.css';
import styles from './MilestoneTrack.module.css';
import { statusStyle } from './statusStyle.ts';

export interface MilestoneStep {
  key: string;
  label: ReactNode;
  /** The milestone's main status, which has the color. */
  status: string;
  /** When it was reached. */
  time?: ReactNode;
  state: 'done' | 'current' | 'future';
}

export interface MilestoneTrackProps {
  label: string;
  steps: readonly MilestoneStep[];
}

/** Steps side by side; where there is little room, below one another. */
export function MilestoneTrack({ label, steps }: MilestoneTrackProps) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <ol aria-label={label} className={styles.track}>
        {steps.map((step) => (
          <li
            key={step.key}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={classNames(styles.step, styles[step.state], hues[statusStyle(step.status).hue])}
          >
            <span className={styles.mark}>{step.state === 'done' && <Check size={12} strokeWidth={3} />}</span>
            <span className={styles.label}>
              {step.label}
              <VisuallyHidden> ({text(`ui.milestone.${step.state}`)})</VisuallyHidden>
            </span>
            {step.time && <span className={styles.time}>{step.time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
