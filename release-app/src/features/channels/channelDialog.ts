import type { Channel } from '@tracking-console/contract/releases/releases';

/** What every dialog about a channel is given. */
export interface ChannelDialogProps {
  channel: Channel;
  /** What its stable release is made of. */
  modules: Readonly<Record<string, string>>;
  onClose: () => void;
}
