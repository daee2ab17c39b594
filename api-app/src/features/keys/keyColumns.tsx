import type { ApiKeyRow } from '@tracking-console/contract/console';
import { Button, RelativeTime, StatusBadge, Tag } from '@tracking-console/ui';
import { type Column, DateTime } from '@tracking-console/ui/later';
import type { Text } from '../../useText.ts';
import styles from './keys.module.css';

/** What is left of a key to recognise it by. */
export const keyMark = ({ prefix, last4 }: Pick<ApiKeyRow, 'prefix' | 'last4'>) => `${prefix}…${last4}`;

export function keyColumns(t: Text, onRevoke: (key: ApiKeyRow) => void): Column<ApiKeyRow>[] {
  return [
    { key: 'name', title: t('keys.column.name'), primary: true, cell: ({ name }) => name },
    {
      key: 'key',
      title: t('keys.column.key'),
      priority: 1,
      cell: (key) => <code className={styles.mark}>{keyMark(key)}</code>,
    },
    { key: 'mode', title: t('keys.column.mode'), cell: ({ mode }) => <Tag>{t(`keys.mode.${mode}`)}</Tag> },
    {
      key: 'status',
      title: t('keys.column.status'),
      cell: ({ status }) => (
        <StatusBadge tone={status === 'Active' ? 'green' : 'grey'}>{t(`keys.status.${status}`)}</StatusBadge>
      ),
    },
    {
      key: 'created',
      title: t('keys.column.created'),
      priority: 3,
      cell: ({ create_time }) => <DateTime iso={create_time} detail="day" />,
    },
    {
      key: 'used',
      title: t('keys.column.used'),
      cell: ({ last_used_time, last_used_ip }) =>
        last_used_time ? (
          <>
            <RelativeTime iso={last_used_time} /> <span className={styles.address}>{last_used_ip}</span>
          </>
        ) : (
          t('keys.neverUsed')
        ),
    },
    {
      key: 'actions',
      title: t('keys.column.actions'),
      titleHidden: true,
      priority: 1,
      align: 'end',
      cell: (key) =>
        key.status === 'Active' && (
          <Button
            size="sm"
            kind="text"
            onClick={() => onRevoke(key)}
            aria-label={t('keys.revoke.named', { name: key.name })}
          >
            {t('keys.revoke.action')}
          </Button>
        ),
    },
  ];
}
