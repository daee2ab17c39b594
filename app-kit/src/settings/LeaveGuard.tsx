import { Dialog, useUnsaved } from '@tracking-console/ui/later';
import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useApplication } from '../application/ApplicationContext.ts';
import { useKitText } from '../texts/useKitText.ts';

interface LeaveGuardProps {
  /** Something would be lost. */
  changed: boolean;
  /** The user leaves it unsaved. */
  onDiscard: () => void;
}

/** Confirms leaving with unsaved changes. Switching to the other console is allowed. */
export function LeaveGuard({ changed, onDiscard }: LeaveGuardProps) {
  useUnsaved(useApplication().platform.unsaved, changed);
  // An idle blocker would still log a warning for moves that it cannot undo.
  return changed && <Guard onDiscard={onDiscard} />;
}

function Guard({ onDiscard }: Pick<LeaveGuardProps, 'onDiscard'>) {
  const t = useKitText();
  const [leaving, stay] = useLeaving(onDiscard);
  return (
    <Dialog
      open={leaving !== null}
      size="sm"
      title={t('settings.leave.title')}
      onClose={stay}
      cancelText={t('settings.leave.stay')}
      confirm={{ text: t('settings.leave.confirm'), onConfirm: () => leaving?.() }}
    >
      <p>{t('settings.leave.text')}</p>
    </Dialog>
  );
}

/** How to go on with the move that is held, or null; and how to drop it. */
function useLeaving(discard: () => void): [leave: (() => void) | null, stay: () => void] {
  const [held, setHeld] = useHeldMove();
  const blocker = useBlocker(isOwnMove);
  if (blocker.state === 'blocked') {
    const leave = () => {
      blocker.proceed();
      discard();
    };
    return [leave, () => blocker.reset()];
  }
  const leave = () => {
    discard();
    setTimeout(() => held?.()); // nothing guards any more by then
  };
  return [held && leave, () => setHeld(null)];
}

/** The router knows where a step back leads only if it made the entry itself; `useHeldMove` holds those. */
const isOwnMove: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'POP' && currentLocation.pathname !== nextLocation.pathname;

/** Navigations by the frame around this console, especially its menu; a change of console does not count. */
function useHeldMove() {
  const { platform, basePath, routerWindow, visibility } = useApplication();
  const [held, setHeld] = useState<(() => void) | null>(null);
  useEffect(() => {
    const { pathname, search, hash } = routerWindow.location;
    return platform.navigation.guard((path, proceed) => {
      const leaves =
        path.startsWith(`${basePath}/`) && new URL(path, routerWindow.location.origin).pathname !== pathname;
      if (!leaves) return false;
      setHeld(() => proceed);
      // A question in a hidden console can't be seen, so its page is shown first.
      if (!visibility.isShown()) platform.navigation.go(pathname + search + hash);
      return true;
    });
  }, [platform, basePath, routerWindow, visibility]);
  return [held, setHeld] as const;
}
