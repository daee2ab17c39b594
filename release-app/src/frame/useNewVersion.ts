import { useEffect, useState } from 'react';
import { useApplication } from './ApplicationContext.ts';

/** F-12: whether what failed is a file of a version that has been replaced, so that loading the new one helps. */
export function useNewVersion(failure: unknown): 'checking' | 'helps' | 'no' {
  const { newVersion } = useApplication().platform;
  const [answer, setAnswer] = useState<'checking' | 'helps' | 'no'>('checking');
  useEffect(() => {
    let waiting = true;
    void newVersion.helps(failure).then((helps) => waiting && setAnswer(helps ? 'helps' : 'no'));
    return () => {
      waiting = false;
    };
  }, [newVersion, failure]);
  return answer;
}
