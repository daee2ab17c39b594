import type { NotificationRow } from '@tracking-console/contract/notifications/notifications';
import { paths } from '@tracking-console/platform';
import { RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { useText } from '../../useText.ts';
import styles from './NotificationList.module.css';
import { outcomeText, reasonText, statusText } from './notificationTexts.ts';

interface NotificationListProps {
  rows: readonly NotificationRow[];
  /** On a shipment's own page its number is redundant. */
  withNumber?: boolean;
}

/** What was sent and what was not, each with its reason. */
export function NotificationList({ rows, withNumber = false }: NotificationListProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.NotificationId} className={styles.row}>
          <Heading row={row} withNumber={withNumber} />
          <Outcome row={row} />
        </li>
      ))}
    </ul>
  );
}

function Heading({ row, withNumber }: { row: NotificationRow; withNumber: boolean }) {
  const t = useText();
  const { Status, TrackInfoId, TrackNo, CreateTime } = row;
  return (
    <span className={styles.heading}>
      <StatusBadge status={Status}>{t(statusText(Status))}</StatusBadge>
      {withNumber && <TextLink href={paths.buyer.shipment(TrackInfoId)}>{TrackNo}</TextLink>}
      <span className={styles.time}>
        <RelativeTime iso={CreateTime} />
      </span>
    </span>
  );
}

function Outcome({ row }: { row: NotificationRow }) {
  const t = useText();
  const { State, Channel, Detail, DueTime } = row;
  const reason = reasonText(row, t);
  return (
    <span className={styles.outcome}>
      <span className={State === 'Failed' ? styles.failed : undefined}>
        {State !== 'Sent' && `${t(`notifications.channel.${Channel}`)} · `}
        {outcomeText(row, t)}
        {reason && ` – ${reason}`}
      </span>
      {DueTime && (
        <span>
          {t('notifications.due')} <RelativeTime iso={DueTime} />
        </span>
      )}
      {Detail && <q className={styles.detail}>{Detail}</q>}
    </span>
  );
}
