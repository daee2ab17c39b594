import { Tabs } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../useText.ts';
import { readTab, TABS } from './historyAddress.ts';
import { Notices } from './Notices.tsx';
import { Unsubscribed } from './Unsubscribed.tsx';

/** What was sent, what was not and why, and unsubscribed recipients. */
export function History() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const active = readTab(address);
  return (
    <Tabs
      label={t('menu.notificationHistory')}
      tabs={TABS.map((key) => ({ key, label: t(`history.tab.${key}`) }))}
      active={active}
      // The filters of the previous tab stay in its own history entry.
      onChange={(tab) => setAddress(tab === 'all' ? {} : { tab })}
    >
      {active === 'unsubscribed' ? <Unsubscribed /> : <Notices key={active} tab={active} />}
    </Tabs>
  );
}
