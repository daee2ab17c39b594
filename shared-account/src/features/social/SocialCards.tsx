import { useMounted } from '@tracking-console/app-kit';
import { Banner, Button, Card, EmptyState, KeyValueList, RelativeTime, Skeleton } from '@tracking-console/ui';
import { ConfirmDialog, DateTime, icons, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import {
  isGone,
  type SocialProvider,
  socialRefusalOf,
  useConnectSocialMutation,
  useDisconnectSocialMutation,
  useListSocialAccountsQuery,
} from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';
import { ResultBanner } from './ResultBanner.tsx';
import styles from './social.module.css';

/** A card for each provider, and the result of a visit to one of them. */
export function SocialCards() {
  const t = useText();
  const { platform, identity } = useMounted();
  const { currentData: providers, isError, refetch } = useListSocialAccountsQuery();
  const [connectSocial] = useConnectSocialMutation();
  const [disconnectSocial] = useDisconnectSocialMutation();
  const [leaving, setLeaving] = useState<SocialProvider>();
  const [problem, setProblem] = useState('');
  if (!providers)
    return <Card busy={!isError}>{isError ? <FailedContent onRetry={refetch} /> : <Skeleton rows={3} />}</Card>;
  /** Answers whether it was refused for a reason that is shown. */
  const showRefusal = (error: unknown, provider: string) => {
    const refused = socialRefusalOf(error);
    setProblem(refused ? t(`social.${refused}`, { provider }) : '');
    return refused !== undefined;
  };
  const connect = async ({ provider, name }: SocialProvider) => {
    const { data: location, error } = await connectSocial({ provider, console: identity ?? 'BUYER' });
    if (location) platform.navigation.leave(location);
    else showRefusal(error, name);
  };
  const disconnect = async ({ provider, name }: SocialProvider) => {
    const { error } = await disconnectSocial(provider);
    return showRefusal(error, name) || !error || isGone(error);
  };
  return (
    <>
      <ResultBanner providers={providers} />
      {problem && <Banner kind="error" text={problem} />}
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
  row: SocialProvider;
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
              { key: 'since', label: t('social.since'), value: <DateTime iso={account.connectTime} detail="day" /> },
              {
                key: 'used',
                label: t('keys.column.used'),
                value: account.lastUsedTime ? <RelativeTime iso={account.lastUsedTime} /> : t('passkeys.unused'),
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
