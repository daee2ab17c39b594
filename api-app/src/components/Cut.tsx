import styles from './Cut.module.css';

/** A text on one line of a table: what has no room is in its tooltip. `narrow`: beside many other columns. */
export const Cut = ({ text, narrow = false }: { text: string; narrow?: boolean }) => (
  <span className={`${styles.cut} ${narrow ? styles.narrow : ''}`} title={text}>
    {text}
  </span>
);
