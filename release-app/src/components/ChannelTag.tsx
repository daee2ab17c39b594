import type { ChannelName } from '@tracking-console/contract/releases/releases';
import { StatusBadge, Tag } from '@tracking-console/ui';
import type { ReactNode } from 'react';

/** A channel's name. Production is highlighted: every customer gets it. */
export const ChannelTag = ({ name, children }: { name: ChannelName; children: ReactNode }) =>
  name === 'production' ? <StatusBadge tone="violet">{children}</StatusBadge> : <Tag>{children}</Tag>;
