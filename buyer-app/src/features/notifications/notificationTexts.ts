import type { NotificationRow } from '@tracking-console/contract/notifications/notifications';
import type { Platform } from '@tracking-console/platform';
import type { Text, TextKey } from '../../useText.ts';

export const statusText = (status: NotificationRow['Status']): TextKey => `status.${status}`;

/** Whether it was sent, in words. */
export function outcomeText({ State, Channel }: NotificationRow, t: Text): string {
  if (State === 'Sent') return t(`notifications.sent.${Channel}`);
  return t(State === 'Waiting' ? 'notifications.state.Waiting' : 'notifications.state.Failed');
}

/** Why it was not, or not at once; nothing where there is nothing to explain. */
export function reasonText({ Reason, State }: NotificationRow, t: Text): string | null {
  if (Reason === null) return null;
  if (State === 'Sent' && (Reason === 'digest' || Reason === 'quietHours')) return t(`notifications.late.${Reason}`);
  return t(`notifications.reason.${Reason}`);
}

export function noticeText({ Status, TrackNo }: NotificationRow, { t }: Platform['i18n']) {
  return {
    title: t(`buyer-app:${statusText(Status)}`),
    body: t('buyer-app:notifications.notice', { number: TrackNo }),
  };
}
