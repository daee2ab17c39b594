import { Loading } from '@tracking-console/ui';
import { useEffect, useState } from 'react';

const INDICATOR_DELAY_MS = 200;

/** Covers the application once loading takes noticeable time. */
export function PageLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), INDICATOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Loading size="lg" overlay="area" /> : null;
}
