import type { Grant } from '@tracking-console/contract/releases/overrides';
import { Button, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useState } from 'react';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { type Text, useText } from '../../useText.ts';
import { GrantEvents } from './GrantEvents.tsx';
import styles from './overrides.module.css';
import { RevokeButton } from './RevokeButton.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

export function GrantTable({ grants }: { grants: readonly Grant[] }) {
  const t = useText();
  const [revoking, setRevoking] = useState<Grant>();
  const [shown, setShown] = useState<Grant>();
  return (
    <>
      <DataTable
        label={t('overrides.list')}
        columns={columns(t, { onRevoke: setRevoking, onShow: setShown })}
        rows={grants}
        rowKey={({ id }) => id}
        summary={({ modules, reason }) => `${modules.map(moduleTitle).join(', ')} · ${reason}`}
        empty={{ kind: 'nothing', title: t('overrides.none') }}
      />
      {shown && <GrantEvents grant={shown} onClose={() => setShown(undefined)} />}
      {revoking && <RevokeDialog grant={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}

type Choose = (grant: Grant) => void;

const columns = (t: Text, { onRevoke, onShow }: { onRevoke: Choose; onShow: Choose }): Column<Grant>[] => [
  { key: 'holder', title: t('column.holder'), primary: true, cell: ({ holder }) => holder },
  {
    key: 'state',
    title: t('column.state'),
    priority: 1,
    cell: (grant) => (
      <div className={styles.state}>
        <State grant={grant} t={t} />
        <Button
          size="sm"
          kind="text"
          aria-label={t('grant.events.named', { who: grant.holder })}
          onClick={() => onShow(grant)}
        >
          {t('column.event.kind')}
        </Button>
      </div>
    ),
  },
  { key: 'modules', title: t('column.modules'), cell: ({ modules }) => modules.map(moduleTitle).join(', ') },
  {
    key: 'reason',
    title: t('channel.why'),
    priority: 3,
    cell: ({ reason }) => <div className={styles.reason}>{reason}</div>,
  },
  {
    key: 'issued',
    title: t('grant.issued'),
    priority: 3,
    cell: ({ issueTime }) => <RelativeTime iso={issueTime} />,
  },
  { key: 'expires', title: t('column.expires'), cell: ({ expireTime }) => <RelativeTime iso={expireTime} /> },
  {
    key: 'actions',
    title: t('column.actions'),
    titleHidden: true,
    priority: 1,
    align: 'end',
    cell: (grant) => grant.isActive && <RevokeButton grant={grant} onRevoke={onRevoke} />,
  },
];

function State({ grant: { isActive, isOwn, revokedBy }, t }: { grant: Grant; t: Text }) {
  if (isActive) return <StatusBadge tone="green">{t(isOwn ? 'grant.state.own' : 'grant.state.active')}</StatusBadge>;
  return (
    <StatusBadge tone="grey">
      {revokedBy ? t('grant.state.revoked', { who: revokedBy }) : t('grant.state.over')}
    </StatusBadge>
  );
}
