import { useCarrierNames } from '@tracking-console/app-kit';
import { ExpectedDays } from '@tracking-console/app-kit/later';
import type { Address } from '@tracking-console/contract/api/trackInfo';
import type { TrackInfoItem } from '@tracking-console/contract/api/tracking';
import { expectedDays, isAwaited } from '@tracking-console/contract/shipments/estimatedDelivery';
import { RelativeTime } from '@tracking-console/ui';
import { Flag } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { type Text, useText } from '../../useText.ts';

type FactName = Parameters<Text>[0] extends infer Key
  ? Key extends `shipments.fact.${infer Name}`
    ? Name
    : never
  : never;

/** The facts about a shipment besides its timeline; unknown ones are left out. */
export function useShipmentFacts({ carrier, tag, track_info }: TrackInfoItem) {
  const t = useText();
  const carrierName = useCarrierNames();
  const { shipping_info, time_metrics, misc_info, tracking, latest_status } = track_info;
  const { estimated_delivery_date: expected, days_of_transit } = time_metrics;
  const [leg] = tracking.providers;
  const fact = (key: FactName, value: ReactNode) => (value ? [{ key, label: t(`shipments.fact.${key}`), value }] : []);
  return [
    fact('carrier', leg?.provider.name || carrierName(carrier)),
    fact('carrierKey', carrier),
    fact('origin', place(shipping_info.shipper_address)),
    fact('destination', place(shipping_info.recipient_address)),
    fact(
      'estimate',
      isAwaited(latest_status.sub_status) && expectedDays(expected) && <ExpectedDays estimate={expected} />,
    ),
    fact('transit', days_of_transit !== null && t('shipments.fact.days', { count: days_of_transit })),
    fact('sync', leg && <RelativeTime iso={leg.latest_sync_time} />),
    fact('service', misc_info.service_type),
    fact('weight', misc_info.weight_kg && `${misc_info.weight_kg} kg`),
    fact('tag', tag),
  ].flat();
}

function place({ country, state, city }: Address) {
  const name = [city, state].filter(Boolean).join(', ');
  return country ? (
    <>
      <Flag country={country} /> {name}
    </>
  ) : (
    name
  );
}
