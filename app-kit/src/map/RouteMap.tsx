import { loader, Skeleton } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import type { RouteMapProps } from './RouteDrawing.tsx';
import styles from './RouteMap.module.css';

const routeDrawing = loader(async () => (await import('./RouteDrawing.tsx')).RouteDrawing);

/** A route on a map without tiles. The map's code and atlas load by themselves; without them its place stays empty. */
export function RouteMap(props: RouteMapProps) {
  const RouteDrawing = useMapCode();
  return (
    <div className={styles.frame}>{RouteDrawing ? <RouteDrawing {...props} /> : <Skeleton kind="text" rows={1} />}</div>
  );
}

function useMapCode() {
  const [, redraw] = useState(0);
  useEffect(() => {
    let waiting = true;
    // Without the map the page is still complete: the places are listed beside it.
    routeDrawing.load().then(
      () => waiting && redraw((count) => count + 1),
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, []);
  return routeDrawing.loaded();
}
