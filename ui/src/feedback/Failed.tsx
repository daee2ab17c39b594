import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { useRoot } from '../root/RootContext.ts';
import { useText } from '../text/useText.ts';
import { EmptyState } from './EmptyState.tsx';
import { Loading } from './Loading.tsx';

/** Knows whether a newer version has taken a file's place, and loads it. */
export interface NewVersionLoader {
  helps: (failure: unknown) => Promise<boolean>;
  load: () => void;
}

export interface FailedProps {
  failure: unknown;
  newVersion: NewVersionLoader;
  /** Called, too, when a failure that happened out of sight becomes visible. */
  onRetry: () => void;
  /** Shown where no new version helps. */
  children: ReactNode;
}

/** Something could not be shown; it offers the new version where the file is gone with the old one. */
export function Failed({ failure, newVersion, onRetry, children }: FailedProps) {
  const text = useText();
  useRetryOnceSeen(onRetry);
  const helps = useHelps(newVersion, failure);
  if (helps === undefined) return <Loading />;
  if (!helps) return children;
  return (
    <EmptyState
      kind="error"
      title={text('ui.newVersion.title')}
      text={text('ui.newVersion.text')}
      actions={
        <Button kind="primary" onClick={newVersion.load}>
          {text('ui.newVersion.load')}
        </Button>
      }
    />
  );
}

function useRetryOnceSeen(onRetry: () => void) {
  const { visibility } = useRoot();
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    if (!visibility || visibility.isShown()) return;
    const stop = visibility.onChange(() => {
      stop();
      latest.current();
    });
    return stop;
  }, [visibility]);
}

/** undefined: it is being found out. */
function useHelps(newVersion: NewVersionLoader, failure: unknown): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let waiting = true;
    void newVersion.helps(failure).then((helps) => waiting && setAnswer(helps));
    return () => {
      waiting = false;
    };
  }, [newVersion, failure]);
  return answer;
}
