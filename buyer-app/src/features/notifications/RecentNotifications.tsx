import { useKitText } from '@tracking-console/app-kit';
import type { NotificationRow } from '@tracking-console/contract/notifications/notifications';
import { Banner, Button, Card, Skeleton } from '@tracking-console/ui';
import { DateTime } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { NotificationList } from './NotificationList.tsx';
import { useGetNotificationsQuery, useResumeMailsMutation } from './notificationsApi.ts';
import styles from './RecentNotifications.module.css';
import { useOpenedNotices } from './useOpenedNotices.ts';

const MAX_SHOWN = 8;

/** The latest notifications, sent and not sent, and why. */
export function RecentNotifications() {
  const t = useText();
  const kit = useKitText();
  const { data, error, refetch } = useGetNotificationsQuery({}, { refetchOnMountOrArgChange: true });
  useOpenedNotices(data);
  return (
    <Card title={t('notifications.recent')}>
      <div className={styles.parts}>
        {data?.UnsubscribeTime && <Unsubscribed time={data.UnsubscribeTime} />}
        {data ? (
          <>
            {data.Notifications.length === 0 && <p className={styles.text}>{t('notifications.none')}</p>}
            <LatestRows rows={data.Notifications} />
          </>
        ) : error ? (
          <Banner
            kind="error"
            text={t('fetchFailed.title')}
            actions={<Button onClick={refetch}>{kit('action.retry')}</Button>}
          />
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </Card>
  );
}

/** A page of settings has no room for a long list, so it expands on request. */
function LatestRows({ rows }: { rows: readonly NotificationRow[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, MAX_SHOWN);
  return (
    <>
      <NotificationList rows={shown} withNumber />
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setAll(true)}>{t('notifications.all', { count: rows.length })}</Button>
        </div>
      )}
    </>
  );
}

function Unsubscribed({ time }: { time: string }) {
  const t = useText();
  const [resume, { isLoading }] = useResumeMailsMutation();
  return (
    <Banner
      kind="warning"
      text={
        <>
          {t('notifications.unsubscribed')} (<DateTime iso={time} />)
        </>
      }
      actions={
        <Button loading={isLoading} onClick={() => resume()}>
          {t('notifications.resume')}
        </Button>
      }
    />
  );
}
