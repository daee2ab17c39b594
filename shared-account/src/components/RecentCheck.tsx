import { type ReactNode, useCallback, useState } from 'react';
import { RecentCheckContext } from '../model/recentCheck.ts';
import { RecentCheckDialog } from './RecentCheckDialog.tsx';

/** Around a page whose acts need to know who is there. */
export function RecentCheck({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (confirmed: boolean) => void }>();
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = (confirmed: boolean) => {
          setAsked(undefined);
          resolve(confirmed);
        };
        setAsked({ answer });
      }),
    [],
  );
  return (
    <RecentCheckContext value={ask}>
      {children}
      {asked && <RecentCheckDialog onAnswer={asked.answer} />}
    </RecentCheckContext>
  );
}
