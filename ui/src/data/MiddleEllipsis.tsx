import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './MiddleEllipsis.module.css';

/** So much of the end stays in sight: what one sender sends begins alike. */
const TAIL = 6;
/** Shorter ones fit everywhere. */
const LONG = 14;

/** A number in one line. If it does not fit, its middle is left out. */
export function MiddleEllipsis({ text }: { text: string }) {
  if (text.length <= LONG) return text;
  return (
    <span className={styles.text} title={text}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={styles.head}>
        {text.slice(0, -TAIL)}
      </span>
      <span aria-hidden="true">{text.slice(-TAIL)}</span>
    </span>
  );
}
