import { type Density, readPage, useListFailed, useNoMatch } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air/air';
import { AIR_PAGE } from '@tracking-console/contract/air/airConstants';
import { Button, Card, type EmptyStateProps } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useText } from '../../useText.ts';
import { airFilters, listFilter, orderColumn, orderOf, readOrder } from './airAddress.ts';
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
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const nothingYet = useNothingYet();
  const words = useAirWords();
  const { address } = list;
  const { column, ascending } = orderColumn(readOrder(address));
  const found = useListWaybillsQuery(listFilter(address));
  return (
    <div data-wide>
      <Card flush>
        <DataTable
          label={t('menu.airline')}
          columns={columns}
          rows={found.isError ? [] : (found.data?.waybills ?? [])}
          rowKey={({ awb }) => awb}
          summary={airSummary(words, t)}
          twoLines
          loading={found.isFetching && found.currentData === undefined}
          empty={emptyState()}
          sort={{ key: column, direction: ascending ? 'ascending' : 'descending' }}
          onSortChange={({ key, direction }) => list.order(orderOf(key, direction === 'ascending'))}
          selection={{ selected, onChange: onSelect }}
          onRowOpen={list.openRow}
          rowHref={list.hrefOf}
          activeKey={address.get('awb') ?? ''}
          density={density}
          fixed
          pagination={{
            page: readPage(address),
            pageSize: AIR_PAGE,
            pageSizes: [AIR_PAGE],
            total: found.data?.page.data_total ?? 0,
            onChange: ({ page }) => list.page(page),
          }}
        />
      </Card>
    </div>
  );

  function emptyState(): EmptyStateProps {
    if (found.isError) return listFailed(t('air.failed'), found.refetch);
    if (airFilters.isFiltered(address)) return noMatch(t('air.noMatch'), list.clear);
    const add = (
      <Button kind="primary" onClick={list.openAdd}>
        {t('air.add')}
      </Button>
    );
    return { ...nothingYet({ title: t('lists.airline.empty') }), text: t('lists.airline.hint'), actions: add };
  }
}
