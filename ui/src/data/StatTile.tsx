import type { ReactNode } from 'react';
import { Anchor } from '../actions/Anchor.tsx';
import { classNames } from '../text/classNames.ts';
import hues from './hues.module.css';
import styles from './StatTile.module.css';
import { type Hue, statusStyle } from './statusStyle.ts';

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** A line below the value. */
  hint?: ReactNode;
  /** A main status, which brings its colour and icon. */
  status?: string;
  tone?: Hue;
  icon?: ReactNode;
  /** A link, a button, or neither. */
  href?: string;
  onClick?: () => void;
  /** Whether a tile that chooses a filter is the chosen one. */
  selected?: boolean;
}

export function StatTile(props: StatTileProps) {
  const { label, value, hint, status, tone, icon, href, onClick, selected } = props;
  const look = status === undefined ? undefined : statusStyle(status);
  const hue = tone ?? look?.hue;
  const className = classNames(
    styles.tile,
    hue && hues[hue],
    (href ?? onClick) && styles.active,
    selected && styles.selected,
  );
  const content = (
    <>
      <span className={styles.label}>
        {(icon ?? look) && <span className={styles.icon}>{icon ?? (look && <look.Icon size={15} />)}</span>}
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor href={href} onClick={onClick} aria-current={selected} className={className}>
        {content}
      </Anchor>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} aria-pressed={selected} className={className}>
        {content}
      </button>
    );
  }
  return <div className={className}>{content}</div>;
}
