import styles from './Glyph.module.css';

/**
 * An icon for every row of a table, rendered by the stylesheet: an SVG's elements and transforms in a few hundred
 * places would take a quarter of each frame while the table is scrolled.
 */
export function Glyph({ name }: { name: 'copy' | 'dots' }) {
  return <span aria-hidden="true" className={styles[name]} />;
}
