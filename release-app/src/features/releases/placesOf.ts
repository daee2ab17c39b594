import type { Channel } from '@tracking-console/contract/releases';
import type { Text } from '../../useText.ts';

/** The channels that serve a release, in words. */
export const placesOf = (id: string, channels: readonly Channel[], t: Text) =>
  channels.flatMap(({ name, stable, canary }) => {
    const channel = t(`channel.${name}`);
    if (stable === id) return [channel];
    return canary === id ? [t('release.canaryOf', { channel })] : [];
  });
