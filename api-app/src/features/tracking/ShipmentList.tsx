import { usePolling } from '@tracking-console/app-kit';
import { type Density, isListLoading, useEmptyList, usePagination } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { Button, Card } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { listFilter, orderColumn, orderOf, PAGE_SIZE, readOrder, shipmentName } from './listAddress.ts';
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
  const nothingYet = useNothingYet();
  const { address } = list;
  const { column, ascending } = orderColumn(readOrder(address));
  const found = useListShipmentsQuery(listFilter(address));
  usePolling(found.refetch, REFRESH_MS);
  const register = (
    <Button kind="primary" onClick={list.openRegister}>
      {t('tracking.register.action')}
    </Button>
  );
  const empty = useEmptyList({
    failed: found.isError && { title: t('tracking.failed.title'), text: t('tracking.failed.text') },
    refetch: found.refetch,
    noMatch: list.isNarrowed && { title: t('tracking.noMatch.title'), onClear: list.clear },
    nothing: nothingYet({ title: t('tracking.empty.title'), hint: t('tracking.empty.text'), actions: register }),
  });
  return (
    <div data-wide>
      <Card flush>
        <DataTable
          label={t('tracking.list.label')}
          columns={columns}
          rows={found.isError ? [] : (found.data?.data.accepted ?? [])}
          {...list.open.rows(shipmentName)}
          rowLabel={({ number }) => number}
          summary={shipmentSummary(words)}
          twoLines
          loading={isListLoading(found)}
          empty={empty}
          sort={{ key: column, direction: ascending ? 'ascending' : 'descending' }}
          onSortChange={({ key, direction }) => list.filter({ order_by: orderOf(key, direction === 'ascending') })}
          selection={{ selected, onChange: onSelect }}
          density={density}
          fixed
          pagination={usePagination(found.data?.page.data_total, PAGE_SIZE)}
        />
      </Card>
    </div>
  );
}
