import styles from './Cut.module.css';

/** A text on one line of a table: the tooltip shows what is cut off. `narrow`: beside many other columns. */
export const Cut = ({ text, narrow = false }: { text: string; narrow?: boolean }) => (
  <span className={`${styles.cut} ${narrow ? styles.narrow : ''}`} title={text}>
    {text}
  </span>
);
