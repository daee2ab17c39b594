import type { NotificationRow } from '@tracking-console/contract/notifications/notifications';
import { type Platform, paths } from '@tracking-console/platform';
import { noticeText } from './notificationTexts.ts';

/** A notice of the operating system's; pressing it leads to the shipment. */
export function showNotice(notice: NotificationRow, i18n: Platform['i18n'], go: (path: string) => void): void {
  const { title, body } = noticeText(notice, i18n);
  try {
    const shown = new Notification(title, { body, tag: `tc-${notice.NotificationId}`, lang: i18n.language });
    shown.onclick = () => {
      window.focus();
      go(paths.buyer.shipment(notice.TrackInfoId));
      shown.close();
    };
  } catch {
    // Chromium on Android shows notices of service workers alone; the update is in the console.
  }
}
