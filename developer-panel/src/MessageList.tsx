import type { ObservedMessage } from '@tracking-console/platform';
import { LogList } from './LogList.tsx';
import { useLog, useTexts } from './PanelContext.ts';

const KEYS = { toApplication: 'to', toHost: 'from', global: 'all' } satisfies Record<
  ObservedMessage['channel'],
  string
>;

export function MessageList() {
  const t = useTexts();
  const { messages } = useLog();
  const lines = messages.map(({ number, channel, name, sent }) => ({
    number,
    who: t(`panel.messages.${KEYS[channel]}`, { name }),
    what: JSON.stringify(sent),
  }));
  return <LogList title={t('panel.messages')} empty={t('panel.messages.empty')} lines={lines} />;
}
