import type { NotificationRow } from '@tracking-console/contract/notifications';
import type { Platform } from '@tracking-console/platform';
import type { Say, TextKey } from '../../useText.ts';

export const statusText = (status: NotificationRow['Status']): TextKey => `shipments.status.${status}`;

/** Whether it was sent, in words. */
export function outcomeText({ State, Channel }: NotificationRow, say: Say): string {
  if (State === 'Sent') return say(`notifications.sent.${Channel}`);
  return say(`notifications.state.${State}`);
}

/** Why it was not, or not at once; nothing where there is nothing to explain. */
export function reasonText({ Reason, State }: NotificationRow, say: Say): string | null {
  if (Reason === null) return null;
  if (State === 'Sent' && (Reason === 'digest' || Reason === 'quietHours')) return say(`notifications.late.${Reason}`);
  return say(`notifications.reason.${Reason}`);
}

export function noticeText({ Status, TrackNo }: NotificationRow, { t }: Platform['i18n']) {
  return {
    title: t(`buyer-app:${statusText(Status)}`),
    body: t('buyer-app:notifications.notice', { number: TrackNo }),
  };
}
