import { useState } from 'react';

/** Whether an asynchronous action runs, and a way to run one; its failure is the caller's to show. */
export function useRunning(): [boolean, (action: () => void | Promise<void>) => Promise<void>] {
  const [running, setRunning] = useState(false);
  const run = async (action: () => void | Promise<void>) => {
    const outcome = action();
    if (!outcome) return;
    setRunning(true);
    try {
      await outcome;
    } finally {
      setRunning(false);
    }
  };
  return [running, run];
}
