import { type ReactNode, useId } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './Card.module.css';

export interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Content to the very edge, e.g. a table or a list. */
  flush?: boolean;
  /** Something inside is loading. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, footer, flush = false, busy = false, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      aria-busy={busy || undefined}
      className={classNames(styles.card, className)}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
