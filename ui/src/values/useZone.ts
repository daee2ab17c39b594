import { useSyncExternalStore } from 'react';
import { useRoot } from '../root/RootContext.ts';

const never = () => () => {};

/** The zone times are shown in: the one the reader chose; undefined is the browser's own, which the server that drew the page may not have known. */
export function useZone(): string | undefined {
  const { rendered, timeZone } = useRoot();
  const own = useSyncExternalStore(
    never,
    () => undefined,
    () => rendered?.timeZone,
  );
  return timeZone ?? own;
}
