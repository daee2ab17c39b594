import type { ReactNode } from 'react';
import styles from './StatTile.module.css';

/** Tiles side by side, as many as fit. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
