import { useCarrierNames } from '@tracking-console/app-kit';
import { ExpectedDays } from '@tracking-console/app-kit/later';
import type { MiscInfo } from '@tracking-console/contract/api/trackInfo';
import { Card, CopyButton, KeyValueList, RelativeTime, Tag } from '@tracking-console/ui';
import { DateTime } from '@tracking-console/ui/later';
import { RemarkCell } from '../../components/RemarkCell.tsx';
import { ShipmentRoute } from '../../components/ShipmentRoute.tsx';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';

export function FactsCard({ shipment }: { shipment: ShipmentWithJourney }) {
  const t = useText();
  const { origin, destination, transitDays, estimatedDelivery, deliveredTime, addedTime, lastEvent, journey } =
    shipment;
  const nameOf = useCarrierNames();
  const { misc_info: info } = journey;
  const copied = (key: 'reference' | 'customer' | 'local', number: string | null, text: string | null = number) => {
    const named = number && t('shipments.number', { number });
    const value = named ? (
      <>
        {text} <CopyButton value={number} label={named} />
      </>
    ) : (
      text
    );
    return { key, label: t(`shipments.fact.${key}`), value };
  };
  const more = [
    { key: 'service', label: t('shipments.fact.service'), value: info.service_type },
    { key: 'weight', label: t('shipments.fact.weight'), value: info.weight_raw ?? kilograms(info.weight_kg) },
    { key: 'pieces', label: t('shipments.fact.pieces'), value: info.pieces },
    { key: 'dimensions', label: t('shipments.fact.dimensions'), value: info.dimensions },
    copied('reference', info.reference_number),
    copied('customer', info.customer_number),
    copied('local', info.local_number, localCarrier(info, nameOf)),
  ].filter(({ value }) => value);
  return (
    <Card title={t('shipments.facts.title')}>
      <KeyValueList
        items={[
          { key: 'remark', label: t('shipments.column.remark'), value: <RemarkCell shipment={shipment} /> },
          {
            key: 'route',
            label: t('shipments.column.route'),
            value: (origin || destination) && <ShipmentRoute origin={origin} destination={destination} />,
          },
          ...(deliveredTime
            ? [{ key: 'delivered', label: t('shipments.column.delivered'), value: <DateTime iso={deliveredTime} /> }]
            : []),
          ...(estimatedDelivery
            ? [
                {
                  key: 'estimate',
                  label: t('shipments.fact.estimate'),
                  value: (
                    <>
                      <ExpectedDays estimate={estimatedDelivery} />{' '}
                      <Tag>{t(`estimate.${estimatedDelivery.source}`)}</Tag>
                    </>
                  ),
                },
              ]
            : []),
          {
            key: 'days',
            label: t('shipments.fact.transit'),
            value: transitDays === null ? null : t('shipments.fact.days', { count: transitDays }),
          },
          {
            key: 'updated',
            label: t('shipments.column.updated'),
            value: lastEvent?.time && <RelativeTime iso={lastEvent.time} />,
          },
          { key: 'added', label: t('shipments.column.added'), value: <DateTime iso={addedTime} /> },
          ...more,
        ]}
      />
    </Card>
  );
}

const kilograms = (weight: string | null) => weight && `${weight} kg`;

/** Who delivers in the country of destination, and under which number. */
function localCarrier({ local_key, local_provider, local_number }: MiscInfo, nameOf: (key: number) => string) {
  const name = (local_key && nameOf(local_key)) || local_provider;
  return [name, local_number].filter(Boolean).join(' · ');
}
