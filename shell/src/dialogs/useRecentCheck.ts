import { usePlatform } from '@tracking-console/app-kit';
import { useEffect, useState } from 'react';

/** While a call waits for the customer to prove who they are, the function that takes the answer. */
export function useRecentCheck(): ((confirmed: boolean) => void) | undefined {
  const { recentCheck } = usePlatform();
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>();

  useEffect(() => {
    let waiting: ((confirmed: boolean) => void) | undefined;
    const takeAway = recentCheck.offer((onAnswer) => {
      waiting = (confirmed) => {
        waiting = undefined;
        setAnswer(undefined);
        onAnswer(confirmed);
      };
      setAnswer(() => waiting);
    });
    return () => {
      takeAway();
      // The call must not wait for a dialog that is gone.
      waiting?.(false);
    };
  }, [recentCheck]);

  return answer;
}
