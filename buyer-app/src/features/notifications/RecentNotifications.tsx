import { Banner, Button, Card, DateTime, Skeleton } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import { NotificationList } from './NotificationList.tsx';
import { useGetNotificationsQuery, useResumeMailsMutation } from './notificationsApi.ts';
import styles from './RecentNotifications.module.css';

/** PG-7: the latest notifications, sent and not sent, and why. */
export function RecentNotifications() {
  const say = useText();
  const { data, error, refetch } = useGetNotificationsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <Card title={say('notifications.recent')}>
      <div className={styles.parts}>
        {data?.UnsubscribeTime && <Unsubscribed time={data.UnsubscribeTime} />}
        {data ? (
          <>
            {data.Notifications.length === 0 && <p className={styles.text}>{say('notifications.none')}</p>}
            <NotificationList rows={data.Notifications} withNumber />
          </>
        ) : error ? (
          <Banner
            kind="error"
            text={say('fetchFailed.title')}
            actions={<Button onClick={refetch}>{say('fetchFailed.retry')}</Button>}
          />
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </Card>
  );
}

function Unsubscribed({ time }: { time: string }) {
  const say = useText();
  const [resume, { isLoading }] = useResumeMailsMutation();
  return (
    <Banner
      kind="warning"
      text={
        <>
          {say('notifications.unsubscribed')} (<DateTime iso={time} />)
        </>
      }
      actions={
        <Button loading={isLoading} onClick={() => resume()}>
          {say('notifications.resume')}
        </Button>
      }
    />
  );
}
