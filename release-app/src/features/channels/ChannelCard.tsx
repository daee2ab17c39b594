import { useLanguage } from '@tracking-console/app-kit';
import type { Channel } from '@tracking-console/contract/releases/releases';
import { Button, Card, KeyValueList, StatusBadge } from '@tracking-console/ui';
import { MenuButton } from '@tracking-console/ui/later';
import { useState } from 'react';
import { ChannelTag } from '../../components/ChannelTag.tsx';
import { useText } from '../../useText.ts';
import { CanaryDialog } from './CanaryDialog.tsx';
import styles from './channels.module.css';
import { EndCanaryDialog } from './EndCanaryDialog.tsx';
import { ModuleVersions } from './ModuleVersions.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';
import { RollBackDialog } from './RollBackDialog.tsx';
import { useChannelFacts } from './useChannelFacts.tsx';

const DIALOGS = { promote: PromoteDialog, canary: CanaryDialog, endCanary: EndCanaryDialog, rollback: RollBackDialog };

interface ChannelCardProps {
  channel: Channel;
  /** What its stable release is made of. */
  modules: Readonly<Record<string, string>>;
}

export function ChannelCard({ channel, modules }: ChannelCardProps) {
  const t = useText();
  const language = useLanguage();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const facts = useChannelFacts(channel);
  const title = t(`channel.${channel.name}`);
  const OpenDialog = open && DIALOGS[open];
  const share = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(channel.percent);
  const more = [
    { key: 'canary', label: t(channel.canary ? 'canary.change' : 'canary.begin'), onSelect: () => setOpen('canary') },
    ...(channel.canary
      ? [{ key: 'end', label: t('canary.end.action'), onSelect: () => setOpen('endCanary') } as const]
      : []),
    { key: 'rollback', label: t('rollback.action'), danger: true, onSelect: () => setOpen('rollback') },
  ];
  const isProduction = channel.name === 'production';
  return (
    <Card
      title={isProduction ? <ChannelTag name={channel.name}>{title}</ChannelTag> : title}
      {...(isProduction && { className: styles.production ?? '' })}
      actions={
        <>
          {channel.canary ? (
            <StatusBadge tone="amber">{t('channel.canary', { percent: share })}</StatusBadge>
          ) : (
            <StatusBadge tone="green">{t('channel.stable')}</StatusBadge>
          )}
          <Button size="sm" aria-label={t('promote.named', { channel: title })} onClick={() => setOpen('promote')}>
            {t('promote.action')}
          </Button>
          <MenuButton size="sm" label={t('channel.more', { channel: title })} items={more}>
            {t('action.more')}
          </MenuButton>
        </>
      }
    >
      <KeyValueList items={facts} />
      <ModuleVersions modules={modules} />
      {OpenDialog && <OpenDialog channel={channel} modules={modules} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
