import { TextLink } from '../actions/TextLink.tsx';
import { classNames } from '../text/classNames.ts';
import { FormattedNumber } from '../values/FormattedNumber.tsx';
import hues from './hues.module.css';
import styles from './StatusBar.module.css';
import { statusStyle } from './statusStyle.ts';

export interface StatusBarProps {
  label: string;
  /** In their order, also those that count none. */
  parts: readonly { status: string; label: string; count: number; href: string }[];
}

/** How many there are of each status: one bar, and below it a link for each. */
export function StatusBar({ label, parts }: StatusBarProps) {
  return (
    <div className={styles.statuses}>
      <div className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <span
              key={status}
              className={classNames(styles.part, hues[statusStyle(status).hue])}
              style={{ flexGrow: count }}
            />
          ))}
      </div>
      <ul className={styles.links} aria-label={label}>
        {parts.map(({ status, label: name, count, href }) => (
          <li key={status}>
            <TextLink quiet href={href}>
              <span className={classNames(styles.dot, hues[statusStyle(status).hue])} />
              {name}
              <span className={styles.count}>
                <FormattedNumber value={count} />
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
