import { PageHeader } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './ShellPage.module.css';

interface ShellPageProps {
  title: string;
  text: string;
  actions: ReactNode;
  /** Announced at once: it is about an error. */
  alert?: boolean;
}

/** A page of the shell's own, rendered in the main area beside the containers of the applications. */
export function ShellPage({ title, text, actions, alert = false }: ShellPageProps) {
  const main = document.getElementById('main');
  if (!main) return null;
  return createPortal(
    <div className={`shell-page ${styles.page}`} role={alert ? 'alert' : undefined}>
      <PageHeader title={title} description={text} />
      <div className={styles.actions}>{actions}</div>
    </div>,
    main,
  );
}
