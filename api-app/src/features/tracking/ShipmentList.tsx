import { useCarrierNames, usePolling, useTextOr } from '@tracking-console/app-kit';
import type { TrackListRow } from '@tracking-console/contract/tracking';
import { Button, Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { type Text, useText } from '../../useText.ts';
import { useEventWords } from '../../words/useEventWords.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import type { Question } from './ActionDialog.tsx';
import { isFiltered, listFilter, PAGE_SIZE, readPage, shipmentName } from './listAddress.ts';
import { ShipmentMenu } from './ShipmentMenu.tsx';
import { shipmentColumns, shipmentSummary } from './shipmentColumns.tsx';
import { useListShipmentsQuery } from './trackingQueries.ts';

/** Journeys go on while one watches. */
const REFRESH_MS = 30_000;

export interface ShipmentListProps {
  address: URLSearchParams;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onPage: (page: number) => void;
  hrefOf: (row: TrackListRow) => string;
  onOpen: (row: TrackListRow) => void;
  onAsk: (question: Question) => void;
  onClear: () => void;
  onRegister: () => void;
}

export function ShipmentList(props: ShipmentListProps) {
  const { address, selected, onSelect, onPage, hrefOf, onOpen, onAsk } = props;
  const t = useText();
  const words = {
    t,
    textOr: useTextOr(),
    status: useStatusWords(),
    carrier: useCarrierNames(),
    event: useEventWords(),
  };
  const list = useListShipmentsQuery(listFilter(address));
  usePolling(list.refetch, REFRESH_MS);
  const rows = list.isError ? [] : (list.data?.data.accepted ?? []);
  const menu = (row: TrackListRow) => (
    <ShipmentMenu
      row={row}
      href={hrefOf(row)}
      onStop={() => onAsk({ action: 'stop', shipments: [shipmentName(row)] })}
      onDelete={() => onAsk({ action: 'delete', shipments: [shipmentName(row)] })}
    />
  );
  return (
    <div data-wide>
      <Card flush>
        <DataTable
          label={t('tracking.list.label')}
          columns={[
            ...shipmentColumns(words),
            {
              key: 'menu',
              title: t('tracking.column.actions'),
              titleHidden: true,
              align: 'end',
              priority: 1,
              sticky: true,
              cell: menu,
            },
          ]}
          rows={rows}
          rowKey={shipmentName}
          rowLabel={({ number }) => number}
          summary={shipmentSummary(words)}
          loading={list.isFetching && list.currentData === undefined}
          empty={emptyState(props, list, t)}
          selection={{ selected, onChange: onSelect }}
          onRowOpen={onOpen}
          rowHref={hrefOf}
          activeKey={address.get('shipment') ?? ''}
          density="compact"
          pagination={{
            page: readPage(address),
            pageSize: PAGE_SIZE,
            pageSizes: [PAGE_SIZE],
            total: list.data?.page.data_total ?? 0,
            onChange: ({ page }) => onPage(page),
          }}
        />
      </Card>
    </div>
  );
}

function emptyState(
  { address, onClear, onRegister }: ShipmentListProps,
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
  if (isFiltered(address))
    return {
      kind: 'noMatch',
      title: t('tracking.noMatch.title'),
      actions: <Button onClick={onClear}>{t('tracking.filter.clear')}</Button>,
    };
  return {
    kind: 'nothing',
    title: t('tracking.empty.title'),
    text: t('tracking.empty.text'),
    actions: (
      <Button kind="primary" onClick={onRegister}>
        {t('tracking.register.action')}
      </Button>
    ),
  };
}
