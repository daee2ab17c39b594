import { paths } from '@tracking-console/platform';
import { Card, TextLink } from '@tracking-console/ui';
import { useSettings } from '../../model/settings/useSettings.ts';
import { useText } from '../../useText.ts';
import { NotificationList } from './NotificationList.tsx';
import { useGetNotificationsQuery } from './notificationsApi.ts';
import styles from './RecentNotifications.module.css';
import { useOpenedNotices } from './useOpenedNotices.ts';

/** What was sent for one shipment, and why the rest was not. Its failure does not fail the page. */
export function ShipmentNotifications({ id }: { id: string }) {
  const t = useText();
  const { currentData } = useGetNotificationsQuery({ TrackInfoId: id }, { refetchOnMountOrArgChange: true });
  useOpenedNotices(currentData, id);
  const { email, browser } = useSettings().notifications;
  const rows = currentData?.Notifications ?? [];
  const isOff = email.length + browser.length === 0;
  return (
    <Card title={t('menu.notification')}>
      <div className={styles.parts}>
        {rows.length === 0 && (
          <p className={styles.text}>
            {t(isOff ? 'notifications.off' : 'notifications.noneYet')}{' '}
            <TextLink href={paths.buyer.settings()}>{t('dashboard.start.notifyLink')}</TextLink>
          </p>
        )}
        <NotificationList rows={rows} />
      </div>
    </Card>
  );
}
