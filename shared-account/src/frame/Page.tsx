import { PageHeader, type PageHeaderProps } from '@tracking-console/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './frame.module.css';

interface PageProps extends Omit<PageHeaderProps, 'headingRef'> {
  children: ReactNode;
}

let shownBefore = false;

/** AX-8: the heading takes the focus, except on the first page of a fresh document, where the skip link comes first. */
export function Page({ children, ...header }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const arrived = shownBefore || document.activeElement !== document.body;
    shownBefore = true;
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeader {...header} headingRef={heading} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
