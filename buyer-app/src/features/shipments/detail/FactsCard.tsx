import type { EstimatedDelivery } from '@tracking-console/contract/tracking';
import { Card, DateTime, KeyValueList, RelativeTime, Tag } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import { RemarkCell } from '../list/RemarkCell.tsx';
import { ShipmentRoute } from '../ShipmentRoute.tsx';
import type { ShipmentWithJourney } from '../shipmentsApi.ts';

export function FactsCard({ shipment }: { shipment: ShipmentWithJourney }) {
  const say = useText();
  const { origin, destination, transitDays, estimatedDelivery, deliveredTime, addedTime, lastEvent, journey } =
    shipment;
  const { service_type, weight_raw, pieces, reference_number } = journey.misc_info;
  const more = [
    { key: 'service', label: say('shipments.fact.service'), value: service_type },
    { key: 'weight', label: say('shipments.fact.weight'), value: weight_raw },
    { key: 'pieces', label: say('shipments.fact.pieces'), value: pieces },
    { key: 'reference', label: say('shipments.fact.reference'), value: reference_number },
  ].filter(({ value }) => value);
  return (
    <Card title={say('shipments.facts.title')}>
      <KeyValueList
        items={[
          { key: 'remark', label: say('shipments.column.remark'), value: <RemarkCell shipment={shipment} /> },
          {
            key: 'route',
            label: say('shipments.column.route'),
            value: (origin || destination) && <ShipmentRoute origin={origin} destination={destination} />,
          },
          deliveredTime
            ? { key: 'delivered', label: say('shipments.column.delivered'), value: <DateTime iso={deliveredTime} /> }
            : {
                key: 'estimate',
                label: say('shipments.fact.estimate'),
                value: estimatedDelivery && <Estimate estimate={estimatedDelivery} />,
              },
          {
            key: 'days',
            label: say('shipments.fact.transit'),
            value: transitDays === null ? null : say('shipments.fact.days', { count: transitDays }),
          },
          {
            key: 'updated',
            label: say('shipments.column.updated'),
            value: lastEvent?.time && <RelativeTime iso={lastEvent.time} />,
          },
          { key: 'added', label: say('shipments.fact.added'), value: <DateTime iso={addedTime} /> },
          ...more,
        ]}
      />
    </Card>
  );
}

/** A day or a span of days, and who says so. */
function Estimate({ estimate: { source, from, to } }: { estimate: EstimatedDelivery }) {
  const say = useText();
  const [first, last] = [from ?? to, to ?? from];
  if (!first || !last) return null;
  return (
    <>
      <DateTime iso={first} detail="day" />
      {last.slice(0, 10) !== first.slice(0, 10) && (
        <>
          {' – '}
          <DateTime iso={last} detail="day" />
        </>
      )}{' '}
      <Tag>{say(`shipments.estimate.${source}`)}</Tag>
    </>
  );
}
