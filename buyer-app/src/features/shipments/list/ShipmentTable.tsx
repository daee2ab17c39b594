import { paths } from '@tracking-console/platform';
import { Button, type Column, DataTable, type EmptyStateProps, RelativeTime, type Sort } from '@tracking-console/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../console.ts';
import { useText } from '../../../useText.ts';
import { failureState } from '../FetchFailed.tsx';
import { SandboxBadge } from '../SandboxBadge.tsx';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { wordingFor } from '../wordings.ts';
import { isFiltered, UNFILTERED } from './listQuery.ts';
import type { Density } from './look/listLook.ts';
import styles from './ShipmentTable.module.css';
import { sequenceOf, sortOf } from './sorting.ts';
import type { ShipmentListState } from './useShipmentList.ts';

interface ShipmentTableProps {
  state: ShipmentListState;
  label: string;
  columns: readonly Column<Shipment>[];
  density: Density;
  /** What stands there while the customer has none at all. */
  nothing: EmptyStateProps;
}

export function ShipmentTable({ state, label, columns, density, nothing }: ShipmentTableProps) {
  const say = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const { query, change, list, isStale, selected, select } = state;
  const sort = sortOf(query.sort);
  return (
    <DataTable<Shipment>
      label={label}
      columns={columns}
      density={density}
      rows={list?.shipments ?? []}
      rowKey={(shipment) => shipment.id}
      rowLabel={(shipment) => shipment.number}
      rowHref={(shipment) => paths.buyer.shipment(shipment.id)}
      onRowOpen={(shipment) => navigate(paths.buyer.shipment(shipment.id), { state: { list: location.search } })}
      summary={(shipment) => <Summary shipment={shipment} />}
      loading={isStale && state.isFetching}
      empty={emptyState(state, say, nothing)}
      sort={sort}
      onSortChange={(next: Sort) => change({ sort: sequenceOf(next) })}
      selection={{ selected, onChange: select }}
      pagination={{
        page: query.page,
        pageSize: query.pageSize,
        total: list?.total ?? 0,
        onChange: ({ page, pageSize }) => change({ page, pageSize: pageSize as typeof query.pageSize }), // one of PAGE_SIZES
      }}
    />
  );
}

/** What a row says where there is room for its number alone. */
function Summary({ shipment: { remark, lastEvent, addedTime, isSandbox, ...standing } }: { shipment: Shipment }) {
  const language = useLanguage();
  return (
    <div className={styles.summary}>
      {remark && <span className={styles.summaryName}>{remark}</span>}
      <span className={styles.summaryStanding}>
        <ShipmentStatus {...standing} />
        {isSandbox && <SandboxBadge />}
      </span>
      {lastEvent && <span className={styles.summaryEvent}>{wordingFor(lastEvent, language)}</span>}
      <RelativeTime iso={lastEvent?.time ?? addedTime} />
    </div>
  );
}

/** Three different reasons for an empty table. */
function emptyState(
  { query, change, error, refetch }: ShipmentListState,
  say: ReturnType<typeof useText>,
  nothing: EmptyStateProps,
): EmptyStateProps {
  if (error) return failureState(say, error, <Button onClick={refetch}>{say('fetchFailed.retry')}</Button>);
  if (!isFiltered(query)) return nothing;
  return {
    kind: 'noMatch',
    title: say('shipments.noMatch.title'),
    text: say('shipments.noMatch.text'),
    actions: <Button onClick={() => change(UNFILTERED)}>{say('shipments.noMatch.clear')}</Button>,
  };
}
