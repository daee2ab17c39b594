import { Outlet, useNavigation } from 'react-router-dom';
import styles from './frame.module.css';
import { PageLoading } from './PageLoading.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** Around every page. While the next one loads, the one before stays and says so. */
export function PageFrame() {
  const { state, location } = useNavigation();
  return (
    <div className={styles.frame}>
      {state === 'loading' && <PageLoading key={location?.key} />}
      <SectionLinks />
      <Outlet />
    </div>
  );
}
