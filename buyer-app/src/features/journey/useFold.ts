import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A journey of more checkpoints than this is folded, and then shows so many. */
const LONG = 16;
export const SHOWN_FOLDED = 10;

/** Whether a long journey shows its latest part alone. On paper it is always whole. */
export function useFold(count: number) {
  const [wanted, setWanted] = useState(true);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners return.
    const unfold = () => flushSync(() => setWanted(false));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  const canFold = count > LONG;
  return { canFold, isFolded: canFold && wanted, toggle: () => setWanted(!wanted) };
}
