import { Loading } from '@tracking-console/ui';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import styles from './ConsoleLayout.module.css';
import { UndoBar } from './features/shipments/list/UndoBar.tsx';

/** RT-7: a page that is there sooner shows no indicator. */
const INDICATOR = 200;

/** What all pages of this console stand in. */
export function ConsoleLayout() {
  const late = useLate(useNavigation().state !== 'idle');
  const layout = useRef<HTMLDivElement>(null);
  const focusHeading = () => layout.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <div ref={layout} className={styles.layout}>
      <Outlet />
      {late && <Loading overlay="area" />}
      <UndoBar onUndone={focusHeading} />
    </div>
  );
}

/** Stands while the first page is on its way. */
export function FirstPageLoading() {
  return <div className={styles.layout}>{useLate(true) && <Loading overlay="area" />}</div>;
}

function useLate(waiting: boolean) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), INDICATOR);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
