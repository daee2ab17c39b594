import { apiNotifierFailed, apiNotifierLoaded, selectToasts, type Toast } from '@tracking-console/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useApplication } from '../frame/ApplicationContext.ts';
import { whenIdle } from './whenIdle.ts';

/** Milliseconds, by when the console has been painted. */
const AFTER_SWITCH = 50;

export const loadToaster = () => import('./SonnerToaster.tsx');

/**
 * TS-1: while the console can be seen, its toasts are its own notifier's. That is loaded once the browser has nothing
 * else to do, or for the first toast; where it cannot be loaded, the shell's takes over. Unless a toast waits, it comes and
 * goes a moment after the console: while somebody waits to see the other one, nothing is drawn here.
 */
export function Notifier({ load = loadToaster }: { load?: typeof loadToaster }) {
  const { platform, visibility } = useApplication();
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts).filter(isOurs);
  const waiting = toasts.length > 0;
  const [Toaster, setToaster] = useState<ComponentType<{ toasts: readonly Toast[] }>>();
  const [stands, setStands] = useState(visibility.isShown);
  // What it has taken goes with it: it stays, though nothing waits any more.
  if (waiting && !stands) setStands(true);

  useEffect(() => {
    let stop = () => {};
    setStands(visibility.isShown()); // it may have changed since it was drawn
    const stopListening = visibility.onChange((shown) => {
      stop();
      stop = whenIdle(AFTER_SWITCH, () => setStands(shown));
    });
    return () => {
      stopListening();
      stop();
    };
  }, [visibility]);

  useEffect(() => {
    if (Toaster) return;
    let stop = () => {};
    const begin = () => {
      let left = false;
      const stopWaiting = whenIdle(waiting ? 0 : undefined, async () => {
        try {
          const { SonnerToaster } = await load();
          if (left) return;
          setToaster(() => SonnerToaster);
          dispatch(apiNotifierLoaded());
        } catch (cause) {
          platform.reportBug(cause);
          if (!left) dispatch(apiNotifierFailed());
        }
      });
      stop = () => {
        left = true;
        stopWaiting();
      };
    };
    if (visibility.isShown()) begin();
    const stopListening = visibility.onChange((shown) => (shown ? begin() : stop()));
    return () => {
      stopListening();
      stop();
    };
  }, [Toaster, waiting, load, platform, visibility, dispatch]);

  return Toaster && stands ? <Toaster toasts={toasts} /> : null;
}

const isOurs = ({ audience }: Toast) => audience === 'API';
