import { usePlatform } from '@tracking-console/app-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { consoleApi } from './consoleApi.ts';

/** Keys are made and ended on a page of another module, and in other tabs. */
export function useKeyChanges(): void {
  const dispatch = useDispatch();
  const { live } = usePlatform();
  useEffect(
    () =>
      live.subscribe('security', ({ ids }) => {
        if (ids === null || ids.includes('keys')) dispatch(consoleApi.util.invalidateTags(['Keys', 'Summary']));
      }),
    [dispatch, live],
  );
}
