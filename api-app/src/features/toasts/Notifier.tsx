import { useApplication } from '@tracking-console/app-kit';
import { apiNotifierFailed, apiNotifierLoaded, selectToasts, type Toast } from '@tracking-console/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { whenIdle } from './whenIdle.ts';

export const loadToaster = () => import('./SonnerToaster.tsx');

/**
 * While the console is visible it shows toasts with its own notifier, which loads when the browser is idle or for the first
 * toast. If it cannot be loaded, the shell's notifier shows them.
 */
export function Notifier({ load = loadToaster }: { load?: typeof loadToaster }) {
  const { platform, visibility } = useApplication();
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts).filter(isOurs);
  const waiting = toasts.length > 0;
  const [Toaster, setToaster] = useState<ComponentType<{ toasts: readonly Toast[] }>>();

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

  return Toaster ? <Toaster toasts={toasts} /> : null;
}

const isOurs = ({ audience }: Toast) => audience === 'API';
