import { usePolling } from '@tracking-console/app-kit';
import { type Density, readPage } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/tracking';
import { Button, Card, type EmptyStateProps } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { type Text, useText } from '../../useText.ts';
import {
  listFilter,
  orderColumn,
  orderOf,
  PAGE_SIZE,
  readOrder,
  shipmentFilters,
  shipmentName,
} from './listAddress.ts';
import { type ColumnWords, shipmentSummary } from './shipmentColumns.tsx';
import { useListShipmentsQuery } from './trackingQueries.ts';
import type { useListAddress } from './useListAddress.ts';

/** Journeys go on while one watches. */
const REFRESH_MS = 30_000;

interface ShipmentListProps {
  list: ReturnType<typeof useListAddress>;
  columns: readonly Column<TrackListRow>[];
  words: ColumnWords;
  density: Density;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function ShipmentList({ list, columns, words, density, selected, onSelect }: ShipmentListProps) {
  const t = useText();
  const { address } = list;
  const { column, ascending } = orderColumn(readOrder(address));
  const found = useListShipmentsQuery(listFilter(address));
  usePolling(found.refetch, REFRESH_MS);
  return (
    <div data-wide>
      <Card flush>
        <DataTable
          label={t('tracking.list.label')}
          columns={columns}
          rows={found.isError ? [] : (found.data?.data.accepted ?? [])}
          rowKey={shipmentName}
          rowLabel={({ number }) => number}
          summary={shipmentSummary(words)}
          twoLines
          loading={found.isFetching && found.currentData === undefined}
          empty={emptyState(list, found, t)}
          sort={{ key: column, direction: ascending ? 'ascending' : 'descending' }}
          onSortChange={({ key, direction }) => list.filter({ order_by: orderOf(key, direction === 'ascending') })}
          selection={{ selected, onChange: onSelect }}
          onRowOpen={list.openShipment}
          rowHref={list.hrefOf}
          activeKey={address.get('shipment') ?? ''}
          density={density}
          fixed
          pagination={{
            page: readPage(address),
            pageSize: PAGE_SIZE,
            pageSizes: [PAGE_SIZE],
            total: found.data?.page.data_total ?? 0,
            onChange: ({ page }) => list.page(page),
          }}
        />
      </Card>
    </div>
  );
}

function emptyState(
  { address, clear, openRegister }: ShipmentListProps['list'],
  { isError, refetch }: { isError: boolean; refetch: () => unknown },
  t: Text,
): EmptyStateProps {
  if (isError)
    return {
      kind: 'error',
      title: t('tracking.failed.title'),
      text: t('tracking.failed.text'),
      actions: <Button onClick={() => refetch()}>{t('action.retry')}</Button>,
    };
  if (shipmentFilters.isFiltered(address))
    return {
      kind: 'noMatch',
      title: t('tracking.noMatch.title'),
      actions: <Button onClick={() => clear()}>{t('tracking.filter.clear')}</Button>,
    };
  return {
    kind: 'nothing',
    title: t('tracking.empty.title'),
    text: t('tracking.empty.text'),
    actions: (
      <Button kind="primary" onClick={openRegister}>
        {t('tracking.register.action')}
      </Button>
    ),
  };
}
