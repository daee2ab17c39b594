import { type Density, useNoMatch } from '@tracking-console/app-kit/later';
import type { Sequence } from '@tracking-console/contract/shipments/shipmentConstants';
import { paths } from '@tracking-console/platform';
import { type EmptyStateProps, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable, type Sort } from '@tracking-console/ui/later';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFetchFailed } from '../../components/FetchFailed.tsx';
import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { useEventWords } from '../../components/useEventWords.ts';
import { isFiltered, LIST_SIZES, type PageSize, UNFILTERED } from '../../model/lists/listQuery.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import styles from './ShipmentTable.module.css';

interface ShipmentTableProps {
  state: ShipmentListState;
  label: string;
  columns: readonly Column<Shipment>[];
  density: Density;
  /** Shown while the customer has no shipments at all. */
  nothing: EmptyStateProps;
}

export function ShipmentTable({ state, label, columns, density, nothing }: ShipmentTableProps) {
  const t = useText();
  const fetchFailed = useFetchFailed();
  const noMatch = useNoMatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { query, shownQuery, change, list, endless, isStale, selected, select } = state;
  const { search } = location;
  // As they are, rows in sight are not rendered again when others come.
  const selection = useMemo(() => ({ selected, onChange: select }), [selected, select]);
  const onRowOpen = useCallback(
    ({ id }: Shipment) => navigate(paths.buyer.shipment(id), { state: { list: search } }),
    [navigate, search],
  );
  const sort = sortOf(query.sort);
  return (
    <DataTable<Shipment>
      label={label}
      columns={columns}
      density={density}
      fixed
      rows={list?.shipments ?? []}
      // Another endless list begins at its top.
      key={endless ? JSON.stringify(shownQuery) : 'pages'}
      endless={endless}
      rowKey={idOf}
      rowLabel={numberOf}
      rowHref={hrefOf}
      onRowOpen={onRowOpen}
      summary={summaryOf}
      loading={isStale && state.isFetching}
      empty={emptyState()}
      sort={sort}
      onSortChange={(next: Sort) => change({ sort: sequenceOf(next) })}
      selection={selection}
      pagination={{
        page: query.page,
        pageSize: query.pageSize,
        pageSizes: LIST_SIZES,
        total: endless?.keys.length ?? list?.total ?? 0,
        onChange: ({ page, pageSize }) => change({ page, pageSize: pageSize as PageSize }), // one of LIST_SIZES
      }}
    />
  );

  function emptyState(): EmptyStateProps {
    if (state.error) return fetchFailed(state.error, state.refetch);
    if (!isFiltered(query)) return nothing;
    return noMatch(t('shipments.noMatch.title'), () => change(UNFILTERED), t('shipments.noMatch.text'));
  }
}

const idOf = ({ id }: Shipment) => id;
const numberOf = ({ number }: Shipment) => number;
const hrefOf = ({ id }: Shipment) => paths.buyer.shipment(id);
const summaryOf = (shipment: Shipment) => <Summary shipment={shipment} />;

/** A row's content where there is room for its number alone. */
function Summary({ shipment: { remark, lastEvent, addedTime, ...standing } }: { shipment: Shipment }) {
  const textOf = useEventWords();
  const event = lastEvent && textOf(lastEvent);
  return (
    <div className={styles.summary}>
      {remark && <span className={styles.summaryName}>{remark}</span>}
      <span className={styles.summaryStanding}>
        <ShipmentStatus {...standing} />
      </span>
      {event && (
        <span className={styles.summaryEvent} lang={event.lang}>
          {[event.text, event.note].filter(Boolean).join(' · ')}
        </span>
      )}
      <RelativeTime iso={lastEvent?.time ?? addedTime} />
    </div>
  );
}

/** The provider's orders by the column they sort. */
const COLUMNS = { Added: 'added', Updated: 'updated', Status: 'status', Days: 'days' } as const;
type Subject = keyof typeof COLUMNS;

function sortOf(sequence: Sequence): Sort {
  const ascending = sequence.endsWith('Asc');
  const subject = sequence.slice(0, ascending ? -3 : -4) as Subject; // every sequence is a subject and a direction
  return { key: COLUMNS[subject], direction: ascending ? 'ascending' : 'descending' };
}

function sequenceOf({ key, direction }: Sort): Sequence {
  const subject = (Object.keys(COLUMNS) as Subject[]).find((name) => COLUMNS[name] === key) ?? 'Updated';
  return `${subject}${direction === 'ascending' ? 'Asc' : 'Desc'}`;
}
