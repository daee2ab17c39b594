import { MOST_AT_ONCE } from '@tracking-console/contract/tasks';
import { Button, icons, MenuButton } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
  useRefreshShipmentsMutation,
  useSetTagMutation,
} from '../shipmentWrites.ts';
import { useStartBulk } from '../tasks/useStartBulk.ts';
import { CopyNumbers } from './CopyNumbers.tsx';
import { listParam } from './listQuery.ts';
import styles from './SelectionBar.module.css';
import { useExportItems } from './useExportItems.tsx';
import type { ShipmentListState } from './useShipmentList.ts';
import { useTagItems } from './useTagItems.tsx';

interface SelectionBarProps {
  state: ShipmentListState;
  /** The bar is about to go, and what had the focus with it. */
  onActed: () => void;
}

/** PG-2d: what can be done with the chosen shipments: those of this page, or all that match. */
export function SelectionBar({ state, onActed }: SelectionBarProps) {
  const { query, list, selected, select, allChosen, selectAll } = state;
  const say = useText();
  const [archive] = useArchiveShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const [refresh] = useRefreshShipmentsMutation();
  const [setTag] = useSetTagMutation();
  const { start, starting } = useStartBulk();
  const chosen = list?.shipments.filter(({ id }) => selected.has(id)) ?? [];
  const ids = chosen.map(({ id }) => id);
  const total = list?.total ?? 0;
  const count = allChosen ? total : ids.length;
  const isWholePage = ids.length > 0 && ids.length === list?.shipments.length;
  const choice = allChosen ? { filter: listParam(query) } : { ids };
  const exportItems = useExportItems(choice, count);
  const tagItems = useTagItems((tag) => setTag({ ids, tag }));
  const clear = () => {
    select(new Set());
    onActed();
  };
  const then = (act: (ids: string[]) => unknown, action: 'archive' | 'activate' | 'delete') => async () => {
    if (!allChosen) act(ids);
    else if (!(await start({ action }, choice))) return;
    clear();
  };
  // The region stays, so that its first words are told.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={ids.length > 0 ? styles.bar : styles.idle}
      role="group"
      aria-label={say('shipments.selection.label')}
    >
      <span role="status" className={styles.count}>
        {ids.length > 0 && say('shipments.selection.count', { count })}
      </span>
      {ids.length > 0 && (
        <>
          {isWholePage && !allChosen && total > ids.length && (
            <Button size="sm" kind="text" onClick={selectAll}>
              {say('shipments.selection.all', { count: total })}
            </Button>
          )}
          {query.archived ? (
            <Button
              size="sm"
              icon={<icons.ArchiveRestore size={15} />}
              loading={starting}
              onClick={then(activate, 'activate')}
            >
              {say('shipments.activate.action')}
            </Button>
          ) : (
            <Button size="sm" icon={<icons.Archive size={15} />} loading={starting} onClick={then(archive, 'archive')}>
              {say('shipments.archive.action')}
            </Button>
          )}
          <Button size="sm" icon={<icons.Trash2 size={15} />} loading={starting} onClick={then(remove, 'delete')}>
            {say('shipments.delete.action')}
          </Button>
          <MenuButton size="sm" icon={<icons.Download size={15} />} items={exportItems}>
            {say('shipments.export.action')}
          </MenuButton>
          {!allChosen && (
            <>
              {!query.archived && (
                <Button
                  size="sm"
                  icon={<icons.RefreshCw size={15} />}
                  onClick={() => refresh(ids.slice(0, MOST_AT_ONCE))}
                >
                  {say('shipments.refresh.action')}
                </Button>
              )}
              <MenuButton size="sm" icon={<icons.Tag size={15} />} items={tagItems}>
                {say('shipments.column.tag')}
              </MenuButton>
              <CopyNumbers numbers={chosen.map(({ number }) => number)} />
            </>
          )}
          <Button size="sm" kind="text" onClick={clear}>
            {say('shipments.selection.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
