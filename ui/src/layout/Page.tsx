import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import { usePageHeading } from './usePageHeading.ts';

export interface PageProps extends Omit<PageHeaderProps, 'headingRef'> {
  children: ReactNode;
}

/** A page with its one heading, which takes the focus when the person comes from another page. */
export function Page({ children, ...header }: PageProps) {
  return (
    <>
      <PageHeader {...header} headingRef={usePageHeading()} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
