import styles from './Glyph.module.css';

/**
 * An icon that stands in every row of a table, rendered by the stylesheet: an SVG's elements and transforms in a few hundred
 * places would cost a table that is scrolled a quarter of each frame.
 */
export function Glyph({ name }: { name: 'copy' | 'dots' }) {
  return <span aria-hidden="true" className={styles[name]} />;
}
