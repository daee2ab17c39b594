import { Loading } from '@tracking-console/ui';
import { useEffect, useState } from 'react';

const NOTICEABLE = 200;

/** Fills the console's area once loading takes noticeable time. */
export function PageLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICEABLE);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Loading size="lg" overlay="area" /> : null;
}
