import { type Density, isListLoading, useEmptyList, usePagination } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air/air';
import { AIR_PAGE } from '@tracking-console/contract/air/airConstants';
import { Button, Card } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { listFilter, orderColumn, orderOf, readOrder } from './airAddress.ts';
import { airSummary } from './airColumns.tsx';
import { useListWaybillsQuery } from './airQueries.ts';
import type { AirAddress } from './useAirAddress.ts';
import { useAirWords } from './useAirWords.ts';

interface AirListProps {
  list: AirAddress;
  columns: readonly Column<AirRow>[];
  density: Density;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function AirList({ list, columns, density, selected, onSelect }: AirListProps) {
  const t = useText();
  const nothingYet = useNothingYet();
  const words = useAirWords();
  const { address } = list;
  const { column, ascending } = orderColumn(readOrder(address));
  const found = useListWaybillsQuery(listFilter(address));
  const add = (
    <Button kind="primary" onClick={list.openAdd}>
      {t('air.add')}
    </Button>
  );
  const empty = useEmptyList({
    failed: found.isError && { title: t('air.failed') },
    refetch: found.refetch,
    noMatch: list.isNarrowed && { title: t('air.noMatch'), onClear: list.clear },
    nothing: { ...nothingYet({ title: t('lists.airline.empty') }), text: t('lists.airline.hint'), actions: add },
  });
  return (
    <div data-wide>
      <Card flush>
        <DataTable
          label={t('menu.airline')}
          columns={columns}
          rows={found.isError ? [] : (found.data?.waybills ?? [])}
          {...list.open.rows(({ awb }: AirRow) => awb)}
          summary={airSummary(words, t)}
          twoLines
          loading={isListLoading(found)}
          empty={empty}
          sort={{ key: column, direction: ascending ? 'ascending' : 'descending' }}
          onSortChange={({ key, direction }) => list.order(orderOf(key, direction === 'ascending'))}
          selection={{ selected, onChange: onSelect }}
          density={density}
          fixed
          pagination={usePagination(found.data?.page.data_total, AIR_PAGE)}
        />
      </Card>
    </div>
  );
}
