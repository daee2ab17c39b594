import { CHANNELS, type ChannelName } from '@tracking-console/contract/releases/releases';

/** The first label of the page's host names the channel, as it names the environment of its calls; else production. */
export function channelOfHost(host: string): ChannelName {
  const [label] = host.toLowerCase().split('.');
  return CHANNELS.find((channel) => channel === label) ?? 'production';
}
