import type { ReactNode } from 'react';
import { classNames } from '../text/classNames.ts';
import hues from './hues.module.css';
import type { Hue } from './statusStyle.ts';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  key: string;
  /** The time of day; empty where the source gives none. */
  time?: ReactNode;
  title: ReactNode;
  place?: ReactNode;
  /** Who carried it then. */
  leg?: ReactNode;
  tone?: Hue;
  icon?: ReactNode;
}

export interface TimelineProps {
  label: string;
  /** Something newer is shown elsewhere: no entry is highlighted as the latest. */
  past?: boolean;
  /** Newest first, as the caller orders them. */
  days: readonly { key: string; label: ReactNode; entries: readonly TimelineEntry[] }[];
}

export function Timeline({ label, past = false, days }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.days}>
      {days.map((day, index) => (
        <li key={day.key}>
          <p className={styles.day}>{day.label}</p>
          <ol className={styles.entries}>
            {day.entries.map((entry, place) => (
              <Entry key={entry.key} entry={entry} newest={!past && index === 0 && place === 0} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { time, title, place, leg, tone, icon }, newest }: { entry: TimelineEntry; newest: boolean }) {
  return (
    <li className={classNames(styles.entry, newest && styles.newest, hues[tone ?? (newest ? 'teal' : 'grey')])}>
      <span className={styles.time}>{time}</span>
      <span className={styles.mark}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {(place || leg) && (
          <p className={styles.place}>
            {place}
            {leg && <span className={styles.leg}>{leg}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
