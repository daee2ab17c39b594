import type { Channel } from '@tracking-console/contract/releases/releases';
import { useText } from '../useText.ts';
import { ChannelTag } from './ChannelTag.tsx';
import parts from './parts.module.css';

/** The channels that serve a release, production first. */
export function ChannelTags({ id, channels }: { id: string; channels: readonly Channel[] }) {
  const t = useText();
  const serving = channels.filter(({ stable, canary }) => stable === id || canary === id).toReversed();
  if (serving.length === 0) return '–';
  return (
    <span className={parts.tags}>
      {serving.map(({ name, stable }) => {
        const channel = t(`channel.${name}`);
        return (
          <ChannelTag key={name} name={name}>
            {stable === id ? channel : t('release.canaryOf', { channel })}
          </ChannelTag>
        );
      })}
    </span>
  );
}
