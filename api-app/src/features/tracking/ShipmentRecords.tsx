import { useCarrierNames } from '@tracking-console/app-kit';
import type { ChangedField, NamedNumber, ShipmentChange } from '@tracking-console/contract/api/trackingConsole';
import { paths } from '@tracking-console/platform';
import { StatusBadge } from '@tracking-console/ui';
import { DeliveryStateBadge } from '../../components/DeliveryStateBadge.tsx';
import { useAttemptText } from '../../components/useAttemptText.ts';
import { useText } from '../../useText.ts';
import { useShipmentCallsQuery, useShipmentDeliveriesQuery, useShipmentHistoryQuery } from './historyQueries.ts';
import { RecordList, type RecordRow } from './RecordList.tsx';

/** What was sent to webhooks about a shipment. */
export function ShipmentDeliveries({ named }: { named: NamedNumber }) {
  const t = useText();
  const attemptText = useAttemptText();
  const { currentData, isError, refetch } = useShipmentDeliveriesQuery(named);
  return (
    <RecordList
      label={t('settings.tab.deliveries')}
      isError={isError}
      refetch={refetch}
      none={t('deliveries.empty.title')}
      href={paths.api.settings({ tab: 'deliveries', number: named.number })}
      rows={currentData?.deliveries.map((delivery) => ({
        key: delivery.id,
        mark: <DeliveryStateBadge state={delivery.state} />,
        name: <code>{delivery.event}</code>,
        text: [delivery.url, delivery.ms !== null && attemptText({ ...delivery, ms: delivery.ms })]
          .filter(Boolean)
          .join(' · '),
        time: delivery.end_time ?? delivery.create_time,
      }))}
    />
  );
}

/** Calls of the public API that named the number, under whatever carrier. */
export function ShipmentCalls({ number }: { number: string }) {
  const t = useText();
  const { currentData, isError, refetch } = useShipmentCallsQuery(number);
  return (
    <RecordList
      label={t('tracking.tab.calls')}
      isError={isError}
      refetch={refetch}
      none={t('tracking.calls.none')}
      href={paths.api.settings({ tab: 'logs', number })}
      rows={currentData?.logs.map(({ id, endpoint, http_status, code, key, time }) => ({
        key: id,
        mark: (
          <StatusBadge tone={http_status === 200 && code === 0 ? 'green' : 'red'}>{`HTTP ${http_status}`}</StatusBadge>
        ),
        name: <code>{endpoint}</code>,
        text: [t('tracking.detail.code', { code }), key?.name ?? t('dashboard.usage.console')].join(' · '),
        time,
      }))}
    />
  );
}

const ACTIONS = {
  carrier: 'tracking.carrier.action',
  info: 'tracking.info.action',
  retrack: 'tracking.retrack.action',
} as const;

/** What the customer has changed since the registration. */
export function ShipmentChanges({ named }: { named: NamedNumber }) {
  const t = useText();
  const nameOf = useCarrierNames();
  const { currentData, isError, refetch } = useShipmentHistoryQuery(named);

  const shown = ({ field }: ChangedField, value: string | number) =>
    (field === 'carrier' || field === 'final_carrier' ? nameOf(Number(value)) : String(value)) || '–';
  const words = (field: ChangedField) => `${field.field}: ${shown(field, field.before)} → ${shown(field, field.after)}`;
  const toRow = ({ time, kind, fields }: ShipmentChange, index: number): RecordRow => ({
    key: `${time} ${index}`,
    name: t(ACTIONS[kind]),
    text: fields.map(words).join(' · '),
    time,
  });
  const registered = currentData && {
    key: 'registered',
    name: t('tracking.column.registered'),
    time: currentData.register_time,
  };
  return (
    <RecordList
      label={t('history.title')}
      isError={isError}
      refetch={refetch}
      none=""
      rows={currentData && registered && [...currentData.changes.map(toRow), registered]}
    />
  );
}
