import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { RelativeTime, StatusBadge, Tag } from '@tracking-console/ui';
import type { Column } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import type { Text } from '../../useText.ts';
import styles from './webhooks.module.css';

const TONES = { on: 'green', failing: 'amber', off: 'grey', autoOff: 'red' } as const;

export function webhookState({ enabled, failing_since, auto_disabled_at }: WebhookRow): keyof typeof TONES {
  if (enabled) return failing_since === null ? 'on' : 'failing';
  return auto_disabled_at === null ? 'off' : 'autoOff';
}

export function webhookColumns(t: Text, menu: (webhook: WebhookRow) => ReactNode): Column<WebhookRow>[] {
  return [
    {
      key: 'url',
      title: t('column.url'),
      primary: true,
      cell: ({ url }) => (
        <span className={styles.url} title={url}>
          {url}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.status'),
      cell: (webhook) => {
        const state = webhookState(webhook);
        return <StatusBadge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</StatusBadge>;
      },
    },
    { key: 'mode', title: t('keys.column.mode'), cell: ({ mode }) => <Tag>{t(`keys.mode.${mode}`)}</Tag> },
    {
      key: 'version',
      title: t('column.version'),
      priority: 3,
      cell: ({ version }) => <code className={styles.code}>{version}</code>,
    },
    {
      key: 'events',
      title: t('settings.tab.events'),
      priority: 5,
      cell: ({ events }) => <code className={styles.code}>{events.join(' ')}</code>,
    },
    { key: 'test', title: t('column.lastTest'), priority: 3, cell: ({ last_test }) => <LastTest test={last_test} /> },
    {
      key: 'menu',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: menu,
    },
  ];
}

function LastTest({ test }: { test: WebhookRow['last_test'] }) {
  if (!test) return '–';
  const isOk = test.code !== null && test.code >= 200 && test.code < 300;
  return (
    <span className={styles.outcome}>
      <StatusBadge tone={isOk ? 'green' : 'red'}>{test.code ?? '–'}</StatusBadge>
      <RelativeTime iso={test.time} />
    </span>
  );
}
