import { usePolling } from '@tracking-console/app-kit';
import { type Density, readPage, useListFailed, useNoMatch } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { Button, Card, type EmptyStateProps } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
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

/** In ms; journeys go on while the page is open. */
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
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const nothingYet = useNothingYet();
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
          empty={emptyState()}
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

  function emptyState(): EmptyStateProps {
    if (found.isError) return listFailed(t('tracking.failed.title'), found.refetch, t('tracking.failed.text'));
    if (shipmentFilters.isFiltered(address)) return noMatch(t('tracking.noMatch.title'), list.clear);
    const register = (
      <Button kind="primary" onClick={list.openRegister}>
        {t('tracking.register.action')}
      </Button>
    );
    return nothingYet({ title: t('tracking.empty.title'), hint: t('tracking.empty.text'), actions: register });
  }
}
