import { useKitText } from '@tracking-console/app-kit';
import { Awaited, LoadFailed, RouteCard } from '@tracking-console/app-kit/later';
import type { NumberItem, TrackInfoItem } from '@tracking-console/contract/api/tracking';
import { routeStops } from '@tracking-console/contract/map/routeStops';
import { CopyButton, EmptyState } from '@tracking-console/ui';
import { Drawer, Tabs } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { SourceNotice } from '../../components/SourceNotice.tsx';
import { useRefusalWords } from '../../components/useRefusalWords.ts';
import { useText } from '../../useText.ts';
import { DETAIL_TABS, type DetailTab, readDetailTab, readShipmentName } from './listAddress.ts';
import { ShipmentDetail } from './ShipmentDetail.tsx';
import { ShipmentNotices } from './ShipmentNotices.tsx';
import { ShipmentCalls, ShipmentChanges, ShipmentDeliveries } from './ShipmentRecords.tsx';
import { ShipmentRequest } from './ShipmentRequest.tsx';
import styles from './tracking.module.css';
import { useShipmentQuery } from './trackingQueries.ts';

interface ShipmentDrawerProps {
  address: URLSearchParams;
  onTab: (tab: DetailTab) => void;
  onClose: () => void;
}

/** The shipment in the URL: its journey, and its request, deliveries, notifications, calls and changes. */
export function ShipmentDrawer({ address, onTab, onClose }: ShipmentDrawerProps) {
  const t = useText();
  const kitText = useKitText();
  const shipment = address.get('shipment');
  const named = readShipmentName(shipment ?? '');
  const active = readDetailTab(address);
  const labels: Record<DetailTab, string> = {
    timeline: t('tracking.detail.timeline'),
    map: kitText('shipments.column.route'),
    request: t('playground.request'),
    deliveries: t('settings.tab.deliveries'),
    notifications: t('menu.notification'),
    calls: t('tracking.tab.calls'),
    history: t('history.title'),
  };
  return (
    <Drawer
      open={shipment !== null}
      width={720}
      title={named.number}
      actions={<CopyButton value={named.number} label={named.number} />}
      onClose={onClose}
    >
      <SourceNotice />
      <Tabs
        label={named.number}
        tabs={DETAIL_TABS.map((key) => ({ key, label: labels[key] }))}
        active={active}
        onChange={(key) => onTab(DETAIL_TABS.find((tab) => tab === key) ?? 'timeline')}
      >
        <div className={styles.panel}>
          <Panel named={named} tab={active} />
        </div>
      </Tabs>
    </Drawer>
  );
}

function Panel({ named, tab }: { named: NumberItem; tab: DetailTab }) {
  const { number } = named;
  const full = { number, carrier: Number(named.carrier ?? 0) };
  switch (tab) {
    case 'timeline':
      return <Tracked named={named}>{(item) => <ShipmentDetail item={item} />}</Tracked>;
    case 'map':
      return <Tracked named={named}>{(item) => <ShipmentMap item={item} />}</Tracked>;
    case 'request':
      return <ShipmentRequest named={named} />;
    case 'deliveries':
      return <ShipmentDeliveries named={full} />;
    case 'notifications':
      return <ShipmentNotices named={full} />;
    case 'calls':
      return <ShipmentCalls number={number} />;
    case 'history':
      return <ShipmentChanges named={full} />;
  }
}

function ShipmentMap({ item: { track_info } }: { item: TrackInfoItem }) {
  const t = useText();
  if (routeStops(track_info).length === 0) return <p className={styles.quiet}>{t('tracking.map.none')}</p>;
  return <RouteCard journey={track_info} />;
}

/** What the public API answers about a shipment, or why it does not. */
function Tracked({ named, children }: { named: NumberItem; children: (item: TrackInfoItem) => ReactNode }) {
  const t = useText();
  const reason = useRefusalWords();
  const { currentData, isError, refetch } = useShipmentQuery(named);
  const [item] = currentData?.accepted ?? [];
  const [refused] = currentData?.rejected ?? [];
  const failed = refused ? (
    <EmptyState
      kind="nothing"
      title={reason(refused.error)}
      text={t('tracking.detail.code', { code: refused.error.code })}
    />
  ) : (
    isError && <LoadFailed title={t('tracking.detail.failed')} onRetry={refetch} />
  );
  return (
    <Awaited data={item} failed={failed}>
      {children}
    </Awaited>
  );
}
