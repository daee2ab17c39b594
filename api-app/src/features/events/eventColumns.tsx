import { useCarrierNames } from '@tracking-console/app-kit';
import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { paths } from '@tracking-console/platform';
import { Button, RelativeTime, StatusBadge, TextLink } from '@tracking-console/ui';
import { type Column, DateTime, icons, MiddleEllipsis } from '@tracking-console/ui/later';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import styles from './events.module.css';
import { SentTo } from './SentTo.tsx';

/** A number may be registered under two carriers: both name the shipment. */
const shipmentOf = ({ number, carrier }: EventRow) => paths.api.tracking({ shipment: `${number}.${carrier}` });

export function useEventColumns(onSend: (row: EventRow) => void): Column<EventRow>[] {
  const t = useText();
  const words = useStatusWords();
  const carrierName = useCarrierNames();
  return [
    {
      key: 'number',
      title: t('field.number'),
      primary: true,
      cell: (row) => (
        <TextLink href={shipmentOf(row)} className={styles.number}>
          <MiddleEllipsis text={row.number} />
        </TextLink>
      ),
    },
    {
      key: 'event',
      title: t('deliveries.column.event'),
      priority: 4,
      cell: ({ event }) => <code className={styles.code}>{event}</code>,
    },
    {
      key: 'status',
      title: t('column.status'),
      cell: (row) => (
        <span title={words.sub(row.sub_status)}>
          <StatusBadge status={row.status}>{words.main(row.status)}</StatusBadge>
        </span>
      ),
    },
    {
      key: 'carrier',
      title: t('shipments.fact.carrier'),
      priority: 3,
      cell: ({ carrier }) => carrierName(carrier) || '–',
    },
    { key: 'sent', title: t('events.column.sent'), cell: (row) => <SentTo row={row} /> },
    {
      key: 'time',
      title: t('column.time'),
      align: 'end',
      priority: 3,
      cell: ({ create_time }) => <DateTime iso={create_time} detail="second" />,
    },
    {
      key: 'send',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: (row) => (
        <Button
          size="sm"
          icon={<icons.Webhook size={14} />}
          aria-label={`${t('events.send.action')}: ${row.number}`}
          onClick={() => onSend(row)}
        >
          <span className={styles.action}>{t('events.send.action')}</span>
        </Button>
      ),
    },
  ];
}

/** Where there is room for the number alone. */
export function EventSummary({ row }: { row: EventRow }) {
  const words = useStatusWords();
  return (
    <span className={styles.summary}>
      <StatusBadge status={row.status}>{words.main(row.status)}</StatusBadge>
      <RelativeTime iso={row.create_time} />
      {row.deliveries.length > 0 && <SentTo row={row} />}
    </span>
  );
}
