import {
  NOTIFY_CHANNELS,
  NOTIFY_STATUSES,
  type NotifyStatus,
} from '@tracking-console/contract/notifications/notificationConstants';
import type { NotificationSettings } from '@tracking-console/contract/shipments/settingConstants';
import { Banner, StatusBadge } from '@tracking-console/ui';
import { Checkbox } from '@tracking-console/ui/later';
import { useState } from 'react';
import { askForNotices, noticePermission } from '../../model/notices.ts';
import { useText } from '../../useText.ts';
import styles from './NotificationSettings.module.css';

interface NotifiedStatusesProps {
  values: Pick<NotificationSettings, 'email' | 'browser'>;
  onEdit: (values: Partial<NotificationSettings>) => void;
}

/** A row for each status, a column for each channel. */
export function NotifiedStatuses({ values, onEdit }: NotifiedStatusesProps) {
  const t = useText();
  const [permission, setPermission] = useState(noticePermission);
  const change = (channel: 'email' | 'browser', status: NotifyStatus, on: boolean) => {
    const others = values[channel].filter((one) => one !== status);
    onEdit({ [channel]: NOTIFY_STATUSES.filter((one) => others.includes(one) || (on && one === status)) });
    if (channel === 'browser' && on) void askForNotices().then(setPermission);
  };
  const isUnseen = values.browser.length > 0 && permission !== 'granted';
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('settings.notifications.statuses')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('shipments.column.status')}</th>
            {NOTIFY_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`notifications.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFY_STATUSES.map((status) => (
            <tr key={status}>
              <th scope="row">
                <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>
              </th>
              {NOTIFY_CHANNELS.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    aria-label={t(`settings.notifications.${channel}`, { status: t(`status.${status}`) })}
                    checked={values[channel].includes(status)}
                    onChange={(event) => change(channel, status, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isUnseen && <Banner kind="warning" text={t(`settings.notifications.permission.${permission}`)} />}
    </>
  );
}
