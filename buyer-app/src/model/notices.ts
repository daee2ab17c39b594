/** Whether this browser shows notices: it has none, or the customer was asked and said no, or has not been asked. */
export type NoticePermission = 'none' | NotificationPermission;

export function noticePermission(): NoticePermission {
  return 'Notification' in window ? Notification.permission : 'none';
}

export const mayNotify = () => noticePermission() === 'granted';

/** Browsers ask only where somebody has just pressed something. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  return Notification.requestPermission();
}
