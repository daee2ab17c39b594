import type { DeliveryRow } from '@tracking-console/contract/api/webhooks';
import { FormattedNumber, RelativeTime } from '@tracking-console/ui';
import type { Column } from '@tracking-console/ui/later';
import { DeliveryStateBadge } from '../../components/DeliveryStateBadge.tsx';
import type { Text } from '../../useText.ts';
import styles from './deliveries.module.css';

export function deliveryColumns(t: Text): Column<DeliveryRow>[] {
  return [
    { key: 'number', title: t('field.number'), primary: true, cell: ({ number }) => number },
    {
      key: 'state',
      title: t('column.status'),
      cell: ({ state }) => <DeliveryStateBadge state={state} />,
    },
    {
      key: 'event',
      title: t('deliveries.column.event'),
      priority: 4,
      cell: ({ event }) => <code className={styles.code}>{event}</code>,
    },
    {
      key: 'url',
      title: t('column.url'),
      priority: 4,
      cell: ({ url }) => (
        <span className={styles.url} title={url}>
          {url}
        </span>
      ),
    },
    { key: 'code', title: t('deliveries.column.code'), align: 'end', cell: ({ code }) => code ?? '–' },
    {
      key: 'attempts',
      title: t('deliveries.column.attempts'),
      align: 'end',
      priority: 3,
      cell: ({ attempts }) => <FormattedNumber value={attempts} />,
    },
    {
      key: 'ms',
      title: t('column.duration'),
      align: 'end',
      priority: 3,
      cell: ({ ms }) =>
        ms === null ? (
          '–'
        ) : (
          <>
            <FormattedNumber value={ms} /> ms
          </>
        ),
    },
    {
      key: 'created',
      title: t('taskCenter.column.created'),
      cell: ({ create_time }) => <RelativeTime iso={create_time} />,
    },
    {
      key: 'next',
      title: t('deliveries.column.next'),
      priority: 4,
      cell: ({ next_time }) => (next_time ? <RelativeTime iso={next_time} /> : '–'),
    },
  ];
}

export const deliverySummary = (row: DeliveryRow) => (
  <span className={styles.summary}>
    <DeliveryStateBadge state={row.state} />
    {row.code !== null && `HTTP ${row.code} · `}
    <RelativeTime iso={row.create_time} />
  </span>
);
