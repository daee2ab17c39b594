import {
  apiNotifierFailed,
  apiNotifierHidden,
  apiNotifierShown,
  selectToasts,
  type Toast,
} from '@tracking-console/platform';
import { type ComponentType, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useApplication } from '../frame/ApplicationContext.ts';
import { whenIdle } from './whenIdle.ts';

export const loadToaster = () => import('./SonnerToaster.tsx');

/**
 * TS-1: while the console can be seen, its toasts are its own notifier's. That is loaded once the browser has nothing
 * else to do, or for the first toast; where it cannot be loaded, the shell's takes over.
 */
export function Notifier({ load = loadToaster }: { load?: typeof loadToaster }) {
  const { platform, visibility } = useApplication();
  const shown = useSyncExternalStore(visibility.onChange, visibility.isShown);
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts).filter(isOurs);
  const waiting = toasts.length > 0;
  const [Toaster, setToaster] = useState<ComponentType<{ toasts: readonly Toast[] }>>();

  useLayoutEffect(() => {
    if (!shown) return;
    dispatch(apiNotifierShown());
    return () => {
      dispatch(apiNotifierHidden());
    };
  }, [shown, dispatch]);

  useEffect(() => {
    if (Toaster || !shown) return;
    let left = false;
    const stop = whenIdle(waiting ? 0 : undefined, async () => {
      try {
        const { SonnerToaster } = await load();
        if (left) return;
        setToaster(() => SonnerToaster);
        dispatch(apiNotifierShown());
      } catch (cause) {
        platform.reportBug(cause);
        if (!left) dispatch(apiNotifierFailed());
      }
    });
    return () => {
      left = true;
      stop();
    };
  }, [Toaster, shown, waiting, load, platform, dispatch]);

  return Toaster && shown ? <Toaster toasts={toasts} /> : null;
}

const isOurs = ({ audience }: Toast) => audience === 'API';
