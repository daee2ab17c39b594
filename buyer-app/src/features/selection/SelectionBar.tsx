import { Button } from '@tracking-console/ui';
import { listedIds } from '../../model/lists/shipmentList.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import { useText } from '../../useText.ts';
import { SelectionActions } from './SelectionActions.tsx';
import styles from './SelectionBar.module.css';
import { targetShipments } from './targetShipments.ts';

interface SelectionBarProps {
  state: ShipmentListState;
  /** The bar is about to go, and what had the focus with it. */
  onActed: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What can be done with the chosen shipments: those of this page, or all that match. */
export function SelectionBar({ state, onActed }: SelectionBarProps) {
  const { list, select, allChosen, selectAll } = state;
  const t = useText();
  const target = targetShipments(state);
  const { ids, count } = target;
  const total = list?.total ?? 0;
  const isWholePage = ids.length > 0 && list !== undefined && ids.length === listedIds(list).length;
  const clear = () => {
    select(NONE);
    onActed();
  };
  // The region stays mounted, so that its first text is announced.
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={ids.length > 0 ? styles.bar : styles.idle} role="group" aria-label={t('shipments.selection.label')}>
      <span role="status" className={styles.count}>
        {ids.length > 0 && t('selection.count', { count })}
      </span>
      {ids.length > 0 && (
        <>
          {isWholePage && !allChosen && total > ids.length && (
            <Button size="sm" kind="text" onClick={selectAll}>
              {t('shipments.selection.all', { count: total })}
            </Button>
          )}
          <SelectionActions state={state} target={target} onGone={clear} />
          <Button size="sm" kind="text" onClick={clear}>
            {t('selection.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
