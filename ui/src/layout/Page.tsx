import { type ReactNode, useEffect, useRef } from 'react';
import { useRoot } from '../root/RootContext.ts';
import styles from './Page.module.css';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

export interface PageProps extends Omit<PageHeaderProps, 'headingRef'> {
  children: ReactNode;
}

let shownBefore = false;

/** AX-8: a page with its one heading, which takes the focus when the person comes from another page. */
export function Page({ children, ...header }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { visibility } = useRoot();
  useEffect(() => {
    // Mounted ahead: nobody has come to it.
    if (visibility?.isShown() === false) return;
    // The first page of a fresh document leaves the focus at the top, where the skip link is.
    const arrived = shownBefore || document.activeElement !== document.body;
    shownBefore = true;
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [visibility]);
  return (
    <>
      <PageHeader {...header} headingRef={heading} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
