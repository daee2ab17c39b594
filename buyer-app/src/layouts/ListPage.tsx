import { useArrival } from '@tracking-console/app-kit';
import { useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { ViewList } from '@tracking-console/contract/shipments/savedViewConstants';
import { Card, type EmptyStateProps, PageHeader, usePageHeading } from '@tracking-console/ui';
import { type ReactNode, useRef } from 'react';
import { SandboxBadge } from '../components/SandboxBadge.tsx';
import { FilterChips } from '../features/filters/FilterChips.tsx';
import { ListToolbar } from '../features/filters/ListToolbar.tsx';
import { ShipmentTable } from '../features/list/ShipmentTable.tsx';
import { UpdatesBanner } from '../features/list/UpdatesBanner.tsx';
import { type ListColumns, useColumns } from '../features/list/useColumns.tsx';
import { useListKeys } from '../features/list/useListKeys.ts';
import { SelectionBar } from '../features/selection/SelectionBar.tsx';
import { ViewsMenu } from '../features/views/ViewsMenu.tsx';
import type { ListQuery } from '../model/lists/listQuery.ts';
import { useListDefaults } from '../model/lists/useListDefaults.ts';
import { type ShipmentListState, useShipmentList } from '../model/lists/useShipmentList.ts';
import type { ActiveColumn, ArchivedColumn } from '../model/lists/viewSettings.ts';
import type { Shipment } from '../model/shipments/shipment.ts';
import { useText } from '../useText.ts';
import styles from './ListPage.module.css';

interface ListPageProps<Name extends ActiveColumn | ArchivedColumn> {
  list: ListQuery;
  columns: ListColumns<Name>;
  /** The list its saved views belong to. */
  views: ViewList;
  title: string;
  description?: string;
  actions?: ReactNode;
  /** Above the toolbar. */
  above: (state: ShipmentListState) => ReactNode;
  /** What the table shows while the customer has no such shipment. */
  nothing: Omit<EmptyStateProps, 'kind'>;
  onAdd?: () => void;
  onImport?: () => void;
}

/** The list of shipments, the active or the archived ones, with all that narrows it and acts on it. */
export function ListPage<Name extends ActiveColumn | ArchivedColumn>(props: ListPageProps<Name>) {
  const { title, description, actions, above, nothing, onAdd, onImport } = props;
  const { viewChoices: choices } = props.columns;
  const t = useText();
  const heading = usePageHeading();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const state = useShipmentList(useListDefaults(props.list));
  const [viewSettings, changeViewSettings] = useViewSettings(choices);
  const sandbox = sandboxShare(state.list?.shipments ?? []);
  const columns = useColumns(props.columns, viewSettings.columns, sandbox === 'some');
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  useListKeys(state, { search, table, onEmptied: focusHeading, ...(onAdd && { onAdd }) });
  useArrival({ search: () => search.current?.focus(), add: () => onAdd?.(), import: () => onImport?.() });
  const show = () => {
    state.refetch();
    focusHeading();
  };
  return (
    <div className={styles.page} data-wide>
      <PageHeader
        title={title}
        headingRef={heading}
        badge={sandbox === 'all' && <SandboxBadge explanation={t('shipments.sandbox.list')} />}
        {...(description && { description })}
        actions={actions}
      />
      {above(state)}
      <ListToolbar query={state.query} total={state.list?.total} onChange={state.change} searchRef={search}>
        <ViewsMenu list={props.views} />
        <ViewSettingsMenu
          choices={choices}
          viewSettings={viewSettings}
          titleOf={(name) => t(`shipments.column.${name}`)}
          columns={columns}
          table={table}
          onChange={changeViewSettings}
        />
      </ListToolbar>
      <FilterChips query={state.query} onChange={state.change} />
      <SelectionBar state={state} onActed={focusHeading} />
      <UpdatesBanner count={state.list?.arrived ?? 0} onShow={show} />
      <div ref={table}>
        <Card flush>
          <ShipmentTable
            state={state}
            label={title}
            columns={columns}
            density={viewSettings.density}
            nothing={{ kind: 'nothing', ...nothing }}
          />
        </Card>
      </div>
    </div>
  );
}

/** If all journeys are the sandbox's, the page is labelled once; if some are, each of those is. */
function sandboxShare(shipments: readonly Shipment[]): 'all' | 'some' | 'none' {
  const count = shipments.filter(({ isSandbox }) => isSandbox).length;
  return count === 0 ? 'none' : count === shipments.length ? 'all' : 'some';
}
