import { Button, icons } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import {
  useActivateShipmentsMutation,
  useArchiveShipmentsMutation,
  useDeleteShipmentsMutation,
} from '../shipmentWrites.ts';
import { CopyNumbers } from './CopyNumbers.tsx';
import styles from './SelectionBar.module.css';
import type { ShipmentListState } from './useShipmentList.ts';

interface SelectionBarProps {
  state: ShipmentListState;
  /** The bar is about to go, and what had the focus with it. */
  onActed: () => void;
}

/** PG-2d: what can be done with the chosen shipments. */
export function SelectionBar({ state: { query, list, selected, select }, onActed }: SelectionBarProps) {
  const say = useText();
  const [archive] = useArchiveShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [remove] = useDeleteShipmentsMutation();
  const chosen = list?.shipments.filter(({ id }) => selected.has(id)) ?? [];
  const ids = chosen.map(({ id }) => id);
  const clear = () => {
    select(new Set());
    onActed();
  };
  const then = (act: (ids: string[]) => unknown) => () => {
    act(ids);
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
        {ids.length > 0 && say('shipments.selection.count', { count: ids.length })}
      </span>
      {ids.length > 0 && (
        <>
          {query.archived ? (
            <Button size="sm" icon={<icons.ArchiveRestore size={15} />} onClick={then(activate)}>
              {say('shipments.activate.action')}
            </Button>
          ) : (
            <Button size="sm" icon={<icons.Archive size={15} />} onClick={then(archive)}>
              {say('shipments.archive.action')}
            </Button>
          )}
          <Button size="sm" icon={<icons.Trash2 size={15} />} onClick={then(remove)}>
            {say('shipments.delete.action')}
          </Button>
          <CopyNumbers numbers={chosen.map(({ number }) => number)} />
          <Button size="sm" kind="text" onClick={clear}>
            {say('shipments.selection.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
