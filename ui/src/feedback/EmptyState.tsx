import { CloudAlert, PackageOpen, SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { activeElementNear, focusHeading } from '../overlays/modal/focusable.ts';
import { classNames } from '../text/classNames.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** Nothing there yet, nothing that matches the filter, or it could not be fetched. */
  kind: 'nothing' | 'noMatch' | 'error';
  /** In place of the kind's own. */
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

const icons = { nothing: PackageOpen, noMatch: SearchX, error: CloudAlert };

export function EmptyState({ kind, icon, title, text, actions }: EmptyStateProps) {
  const Icon = icons[kind];
  const state = useRef<HTMLDivElement>(null);
  useFocusHandedOn(state);
  return (
    <div ref={state} role={kind === 'error' ? 'alert' : undefined} className={classNames(styles.empty, styles[kind])}>
      <span className={styles.icon}>{icon ?? <Icon size={22} strokeWidth={1.75} />}</span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The element that has the focus, such as a retry button, may be removed with its state; the focus then moves on. */
function useFocusHandedOn(state: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = state.current;
    return () => {
      if (element?.contains(activeElementNear(element))) focusHeading(element);
    };
  }, [state]);
}
