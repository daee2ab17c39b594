import type { Notifications } from '@tracking-console/contract/notifications/notifications';
import { noticesOpened } from '@tracking-console/platform';
import { useWhileShown } from '@tracking-console/ui';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** Notices of a shipment, or all, are opened once the user can see the list that has them. */
export function useOpenedNotices(listed: Notifications | undefined, shipment?: string): void {
  const dispatch = useDispatch();
  const follow = useCallback(() => {
    const open = () => {
      if (listed && document.visibilityState === 'visible')
        dispatch(noticesOpened(shipment === undefined ? {} : { shipment }));
    };
    open();
    document.addEventListener('visibilitychange', open);
    return () => document.removeEventListener('visibilitychange', open);
  }, [listed, shipment, dispatch]);
  useWhileShown(follow);
}
