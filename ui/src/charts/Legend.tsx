import { classNames } from '../text/classNames.ts';
import styles from './Legend.module.css';

interface LegendProps {
  /** The entries, each with the class that gives it its color. */
  entries: readonly { name: string; look: string | undefined }[];
}

export function Legend({ entries }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, look }) => (
        <li key={name}>
          <span className={classNames(styles.key, look)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
