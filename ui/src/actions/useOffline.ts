import { useSyncExternalStore } from 'react';

/** Whether the browser is offline; always false for those who do not want to know. */
export const useOffline = (isAsked: boolean) =>
  useSyncExternalStore(isAsked ? subscribe : never, () => isAsked && !navigator.onLine, onServer);

const never = () => () => undefined;
const onServer = () => false;

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
