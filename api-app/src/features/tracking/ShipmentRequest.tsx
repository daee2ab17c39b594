import type { NumberItem } from '@tracking-console/contract/api/tracking';
import { Skeleton } from '@tracking-console/ui';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useText } from '../../useText.ts';
import { useListShipmentsQuery, useShipmentQuery } from './trackingQueries.ts';

const NOTED = [
  'number',
  'carrier',
  'final_carrier',
  'tag',
  'remark',
  'order_no',
  'order_time',
  'lang',
  'email',
] as const;

/** The parameters a shipment is registered with, as they would be sent to register it again. */
export function ShipmentRequest({ named }: { named: NumberItem }) {
  const t = useText();
  const { currentData: list } = useListShipmentsQuery({ number: named.number });
  const { currentData: info } = useShipmentQuery(named);
  const row = list?.data.accepted.find(({ carrier }) => carrier === (named.carrier ?? carrier));
  if (!row)
    return (
      <div aria-busy={list === undefined}>
        {list ? <p>{t('tracking.noMatch.title')}</p> : <Skeleton kind="text" rows={4} />}
      </div>
    );
  const { track_info: _info, data_source: _source, number: _number, ...fields } = info?.accepted[0] ?? {};
  const noted = NOTED.map((name) => [name, row[name]] as const);
  const given = [...noted, ...Object.entries({ param: row.param, ...fields })].filter(([, value]) => value);
  return <CodeBlock title={t('playground.request')} text={JSON.stringify([Object.fromEntries(given)])} empty="" />;
}
