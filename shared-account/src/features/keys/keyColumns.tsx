import { RowMenu } from '@tracking-console/app-kit/later';
import { RelativeTime, StatusBadge, Tag } from '@tracking-console/ui';
import { type Column, DateTime } from '@tracking-console/ui/later';
import type { ApiKey } from '../../model/keyQueries.ts';
import type { Text } from '../../useText.ts';
import { keyMark } from './keyMark.ts';
import styles from './keys.module.css';

export type KeyAct = 'roll' | 'reveal' | 'revoke';

export function keyColumns(t: Text, onAct: (act: KeyAct, key: ApiKey) => void): Column<ApiKey>[] {
  return [
    {
      key: 'name',
      title: t('shipments.column.remark'),
      primary: true,
      cell: ({ name, signing }) => (
        <>
          {name} {signing && <Tag>{t('keys.signing.mark')}</Tag>}
        </>
      ),
    },
    {
      key: 'key',
      title: t('keys.column.key'),
      cell: (key) => (
        <>
          <code className={styles.mark}>{keyMark(key)}</code>
          <PreviousValue apiKey={key} t={t} />
        </>
      ),
    },
    {
      key: 'scopes',
      title: t('keys.scopes.label'),
      priority: 3,
      cell: ({ mode, scopes }) => (
        <span className={styles.scopes}>
          <Tag>{t(`keys.mode.${mode}`)}</Tag>{' '}
          {scopes.length === 3 ? t('keys.scopes.all') : scopes.map((scope) => t(`keys.scope.${scope}`)).join(', ')}
        </span>
      ),
    },
    {
      key: 'used',
      title: t('keys.column.used'),
      cell: ({ lastUsedTime: time, lastUsedIp: ip }) =>
        time ? (
          <>
            <RelativeTime iso={time} /> <span className={styles.quiet}>{ip}</span>
          </>
        ) : (
          t('keys.neverUsed')
        ),
    },
    {
      key: 'created',
      title: t('keys.column.created'),
      priority: 4,
      cell: ({ createTime }) => <DateTime iso={createTime} detail="day" />,
    },
    {
      key: 'status',
      title: t('shipments.column.status'),
      cell: ({ status, expireTime: expires }) => (
        <span className={styles.status}>
          <StatusBadge tone={status === 'Active' ? 'green' : 'grey'}>{t(`keys.status.${status}`)}</StatusBadge>
          {status === 'Active' && expires && (
            <span className={styles.quiet}>
              {t('column.validUntil')} <DateTime iso={expires} detail="day" />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('column.actions'),
      titleHidden: true,
      priority: 1,
      align: 'end',
      cell: (key) =>
        key.status === 'Active' && (
          <RowMenu
            label={t('keys.actionsFor', { name: key.name })}
            items={() => [
              { key: 'roll', label: t('keys.roll.action'), onSelect: () => onAct('roll', key) },
              ...(key.revealable
                ? [{ key: 'reveal', label: t('keys.reveal.action'), onSelect: () => onAct('reveal', key) }]
                : []),
              { key: 'revoke', label: t('keys.revoke.confirm'), danger: true, onSelect: () => onAct('revoke', key) },
            ]}
          />
        ),
    },
  ];
}

/** While the value before is valid: until when, and whether it is still used. */
export function PreviousValue({ apiKey: { previous }, t }: { apiKey: ApiKey; t: Text }) {
  if (!previous) return null;
  const { last4, until, lastUsedTime: used } = previous;
  return (
    <span className={styles.previous}>
      {t('keys.previous.until', { last4 })} <DateTime iso={until} /> ·{' '}
      {used ? (
        <>
          {t('keys.previous.used')} <RelativeTime iso={used} />
        </>
      ) : (
        t('keys.unused')
      )}
    </span>
  );
}
