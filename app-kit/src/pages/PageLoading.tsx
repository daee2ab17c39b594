import { Loading } from '@tracking-console/ui';
import { useEffect, useState } from 'react';

const INDICATOR_DELAY_MS = 200;

/** Covers the window once loading takes noticeable time; the menu and sign-out can be used through it. */
export function PageLoading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), INDICATOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Loading size="lg" overlay="screen" /> : null;
}
