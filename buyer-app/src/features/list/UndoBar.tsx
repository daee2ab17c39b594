import { useApplication } from '@tracking-console/app-kit';
import { Button, useWhileShown } from '@tracking-console/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectUndoable, type Undoable, undoLapsed } from '../../model/shipments/shipmentsSlice.ts';
import { useActivateShipmentsMutation, useRestoreShipmentsMutation } from '../../model/shipments/shipmentWrites.ts';
import { tasksApi } from '../../model/tasks/tasksApi.ts';
import { useText } from '../../useText.ts';
import styles from './UndoBar.module.css';

/** Seconds in which a deletion or archiving can be undone; the clock rests while the bar is pointed at, focused or hidden. */
const SECONDS = 10;

export function UndoBar({ onUndone }: { onUndone: () => void }) {
  const undoable = useSelector(selectUndoable);
  // A later one begins its own ten seconds.
  return undoable && <Offer key={JSON.stringify(undoable)} undoable={undoable} onUndone={onUndone} />;
}

function Offer({ undoable, onUndone }: { undoable: Undoable; onUndone: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { platform, popupElement } = useApplication();
  const { unsaved } = platform;
  const [restore] = useRestoreShipmentsMutation();
  const [activate] = useActivateShipmentsMutation();
  const [undoTask] = tasksApi.useUndoTaskMutation();
  const id = useId();
  const [resting, setResting] = useState(false);
  const left = useCountdown(SECONDS, resting, () => dispatch(undoLapsed()));
  // A new version would discard the offer; leaving the page asks for no confirmation.
  useEffect(() => unsaved.hold(false), [unsaved]);
  const undo = () => {
    if ('task' in undoable) undoTask(undoable.task);
    else if (undoable.action === 'archive') activate(undoable.ids);
    else restore(undoable.ids);
    onUndone();
  };
  // Fixed to the window, wherever the console is rendered.
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.bar}
      role="group"
      aria-labelledby={id}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <span role="status" id={id}>
        {t(`shipments.${undoable.action}.done`, { count: undoable.count })}
      </span>
      <Button size="sm" onClick={undo}>
        {t('action.undo')}
        <span className={styles.seconds} aria-hidden="true">
          {left}
        </span>
      </Button>
    </div>,
    popupElement ?? document.body,
  );
}

function useCountdown(from: number, resting: boolean, onEnd: () => void) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left === 0) onEnd();
  });
  const count = useCallback(() => {
    const timer = resting ? undefined : setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [resting]);
  useWhileShown(count);
  return left;
}
