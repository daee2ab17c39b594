import { useLanguage } from '@tracking-console/app-kit';
import type { ApiLogRow } from '@tracking-console/contract/api/apiLogs';
import { StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, formatUnit, type Hue } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './logs.module.css';
import { useKeyName } from './useKeyName.ts';

/** Red: the call failed. Amber: of its items, some were rejected. */
export function toneOf({ http_status, code, rejected }: ApiLogRow): Hue {
  if (http_status !== 200 || code !== 0) return 'red';
  return rejected > 0 ? 'amber' : 'green';
}

export function useLogColumns(): Column<ApiLogRow>[] {
  const t = useText();
  const language = useLanguage();
  const keyName = useKeyName();
  return [
    {
      key: 'status',
      title: t('deliveries.column.code'),
      priority: 1,
      width: '1%',
      cell: (row) => <StatusBadge tone={toneOf(row)}>{row.http_status}</StatusBadge>,
    },
    {
      key: 'endpoint',
      title: t('dashboard.usage.endpoint'),
      primary: true,
      cell: ({ endpoint }) => <code className={styles.code}>{endpoint}</code>,
    },
    { key: 'code', title: t('column.code'), align: 'end', cell: ({ code }) => code },
    {
      key: 'items',
      title: t('logs.column.items'),
      align: 'end',
      priority: 4,
      cell: ({ items, accepted }) => (items === 0 ? '–' : `${accepted} / ${items}`),
    },
    { key: 'key', title: t('keys.column.key'), priority: 3, cell: keyName },
    { key: 'ip', title: t('column.ipAddress'), priority: 4, cell: ({ ip }) => ip },
    {
      key: 'duration',
      title: t('column.duration'),
      align: 'end',
      priority: 3,
      cell: ({ duration_ms }) => formatUnit(duration_ms, 'millisecond', language),
    },
    {
      key: 'time',
      title: t('column.time'),
      align: 'end',
      cell: ({ time }) => <DateTime iso={time} detail="second" />,
    },
  ];
}

/** Where there is room for the endpoint alone. */
export function LogSummary({ row }: { row: ApiLogRow }) {
  const t = useText();
  return (
    <span className={styles.summary}>
      <DateTime iso={row.time} detail="second" />
      {row.code !== 0 && <span>{t('tracking.detail.code', { code: row.code })}</span>}
    </span>
  );
}
