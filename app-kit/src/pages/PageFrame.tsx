import type { ComponentProps } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import styles from './PageFrame.module.css';
import { PageLoading } from './PageLoading.tsx';

/** Wraps every page of an application; hydration finds it by its attribute. */
export const PageFrame = (props: ComponentProps<'div'>) => (
  <div {...props} data-page-frame="" className={styles.frame} />
);

/** The current page. While the next one loads, this one stays and shows an indicator. */
export function PageOutlet() {
  const { state, location } = useNavigation();
  return (
    <>
      {state === 'loading' && <PageLoading key={location?.key} />}
      <Outlet />
    </>
  );
}
