import { usePageVisible } from '@tracking-console/app-kit';
import type { Notifications } from '@tracking-console/contract/notifications';
import { noticesOpened } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Notices of a shipment, or all, are opened once the user can see the list that has them. */
export function useOpenedNotices(listed: Notifications | undefined, shipment?: string): void {
  const dispatch = useDispatch();
  const isVisible = usePageVisible();
  useEffect(() => {
    if (listed && isVisible) dispatch(noticesOpened(shipment === undefined ? {} : { shipment }));
  }, [listed, isVisible, shipment, dispatch]);
}
