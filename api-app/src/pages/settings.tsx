import { Page } from '@tracking-console/ui';
import { Tabs } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { Defaults } from '../features/defaults/Defaults.tsx';
import { Deliveries } from '../features/deliveries/Deliveries.tsx';
import { Events } from '../features/events/Events.tsx';
import { Logs } from '../features/logs/Logs.tsx';
import { Playground } from '../features/playground/Playground.tsx';
import { Webhooks } from '../features/webhooks/Webhooks.tsx';
import { useText } from '../useText.ts';

const TABS = ['webhooks', 'deliveries', 'logs', 'events', 'playground', 'defaults'] as const;
const PANELS = {
  webhooks: Webhooks,
  deliveries: Deliveries,
  logs: Logs,
  events: Events,
  playground: Playground,
  defaults: Defaults,
};

export function Component() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const active = TABS.find((tab) => tab === address.get('tab')) ?? 'webhooks';
  const Panel = PANELS[active];
  return (
    <Page title={t('menu.settings')} description={t('lists.webhooks.text')}>
      <Tabs
        label={t('menu.settings')}
        tabs={TABS.map((key) => ({ key, label: t(`settings.tab.${key}`) }))}
        active={active}
        // The filters of the previous tab stay in its own history entry.
        onChange={(tab) => setAddress({ ...(tab !== 'webhooks' && { tab }) })}
      >
        <Panel />
      </Tabs>
    </Page>
  );
}
