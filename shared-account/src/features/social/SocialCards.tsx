import type { SocialRow } from '@tracking-console/contract/socialAccounts';
import { Banner, Button, Card, EmptyState, KeyValueList, RelativeTime, Skeleton } from '@tracking-console/ui';
import { ConfirmDialog, DateTime, icons, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useSocialAccounts } from '../../model/useSocialAccounts.ts';
import { useText } from '../../useText.ts';
import { ResultBanner } from './ResultBanner.tsx';
import styles from './social.module.css';

/** A card for each provider, and what came of the way to one of them. */
export function SocialCards() {
  const t = useText();
  const { state, refetch, problem, connect, disconnect } = useSocialAccounts();
  const [leaving, setLeaving] = useState<SocialRow>();
  if (state.phase !== 'loaded')
    return (
      <Card busy={state.phase === 'loading'}>
        {state.phase === 'failed' ? <FailedContent onRetry={refetch} /> : <Skeleton rows={3} />}
      </Card>
    );
  const { providers } = state.data;
  return (
    <>
      <ResultBanner providers={providers} />
      {problem && <Banner kind="error" text={t(`social.${problem.kind}`, { provider: problem.provider })} />}
      {providers.length === 0 && (
        <Card>
          <EmptyState kind="nothing" title={t('social.none')} />
        </Card>
      )}
      <div className={styles.cards}>
        {providers.map((row) => (
          <SocialCard
            key={row.provider}
            row={row}
            onConnect={() => connect(row)}
            onDisconnect={() => setLeaving(row)}
          />
        ))}
      </div>
      {leaving && (
        <ConfirmDialog
          title={t('social.disconnect', { provider: leaving.name })}
          action={t('social.disconnect', { provider: leaving.name })}
          onConfirm={() => disconnect(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t('social.disconnectText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface SocialCardProps {
  row: SocialRow;
  onConnect: () => Promise<void>;
  onDisconnect: () => void;
}

function SocialCard({ row: { name, account }, onConnect, onDisconnect }: SocialCardProps) {
  const t = useText();
  const [connecting, setConnecting] = useState(false);
  const start = async () => {
    setConnecting(true);
    await onConnect();
    setConnecting(false);
  };
  return (
    <Card title={name}>
      {account ? (
        <Stack>
          <KeyValueList
            items={[
              { key: 'as', label: t('social.as'), value: account.name },
              { key: 'since', label: t('social.since'), value: <DateTime iso={account.connect_time} detail="day" /> },
              {
                key: 'used',
                label: t('keys.column.used'),
                value: account.last_used_time ? <RelativeTime iso={account.last_used_time} /> : t('passkeys.unused'),
              },
            ]}
          />
          <div>
            <Button onClick={onDisconnect}>{t('social.disconnect', { provider: name })}</Button>
          </div>
        </Stack>
      ) : (
        <Stack>
          <p className={styles.quiet}>{t('social.text', { provider: name })}</p>
          <div>
            <Button icon={<icons.Link2 size={16} />} loading={connecting} onClick={start}>
              {t('social.connect', { provider: name })}
            </Button>
          </div>
        </Stack>
      )}
    </Card>
  );
}
