import { NOTIFY_STATUSES, type NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';

export function isNotified(status: string): status is NotifyStatus {
  return NOTIFY_STATUSES.some((known) => known === status);
}
