/** Whether this browser shows notices: 'none' without support, else the permission. */
export type NoticePermission = 'none' | NotificationPermission;

export function noticePermission(): NoticePermission {
  return 'Notification' in window ? Notification.permission : 'none';
}

export const mayNotify = () => noticePermission() === 'granted';

/** Browsers show the prompt only right after a user's action. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() !== 'default') return noticePermission();
  return Notification.requestPermission();
}
