import { Button } from '@tracking-console/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../useText.ts';
import { selectDeleted, undoLapsed } from '../shipmentsSlice.ts';
import { useRestoreShipmentsMutation } from '../shipmentWrites.ts';
import styles from './UndoBar.module.css';

/** PG-2d: seconds in which a deletion can be undone; the clock rests while the bar is pointed at or focused. */
const SECONDS = 10;

export function UndoBar({ onUndone }: { onUndone: () => void }) {
  const deleted = useSelector(selectDeleted);
  // A later deletion begins its own ten seconds.
  return deleted.length > 0 ? <Offer key={deleted.join()} ids={deleted} onUndone={onUndone} /> : null;
}

function Offer({ ids, onUndone }: { ids: readonly string[]; onUndone: () => void }) {
  const say = useText();
  const dispatch = useDispatch();
  const [restore] = useRestoreShipmentsMutation();
  const [resting, setResting] = useState(false);
  const left = useCountdown(SECONDS, resting, () => dispatch(undoLapsed()));
  const undo = () => {
    restore(ids);
    onUndone();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.bar}
      role="group"
      aria-label={say('shipments.undo.label')}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <span role="status">{say('shipments.delete.done', { count: ids.length })}</span>
      <Button size="sm" onClick={undo}>
        {say('shipments.undo.action')}
        <span className={styles.seconds} aria-hidden="true">
          {left}
        </span>
      </Button>
    </div>
  );
}

function useCountdown(from: number, resting: boolean, onEnd: () => void) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left === 0) onEnd();
  });
  useEffect(() => {
    if (resting) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [resting]);
  return left;
}
