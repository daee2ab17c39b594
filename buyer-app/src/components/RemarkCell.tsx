import { MAX_REMARK } from '@tracking-console/contract/shipments/shipmentConstants';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { type KeyboardEvent, useRef } from 'react';
import type { Shipment } from '../model/shipments/shipment.ts';
import { useText } from '../useText.ts';
import { useChangedText } from './ChangedElsewhere.tsx';
import styles from './RemarkCell.module.css';
import { useRemarkEdit } from './useRemarkEdit.ts';

/** The name the customer gives a shipment, edited in place. Enter or leaving saves, Escape cancels. */
export function RemarkCell({ shipment }: { shipment: Pick<Shipment, 'id' | 'number' | 'remark'> }) {
  const t = useText();
  const { number, remark } = shipment;
  const { text, isAsking, begin, type, discard, save, overwrite } = useRemarkEdit(shipment);
  const changed = useChangedText(remark);
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  const leave = (how: () => void) => {
    how();
    focusButton();
  };
  const focusButton = () => requestAnimationFrame(() => button.current?.focus());
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else discard();
    focusButton();
  }

  if (text !== null)
    return (
      <>
        <TextField
          aria-label={t('remark.of', { number })}
          autoFocus={pressed.current} // it takes the place of the button that was just pressed
          maxLength={MAX_REMARK}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            pressed.current = false;
            save();
          }}
        />
        {isAsking && (
          <Dialog
            open
            size="sm"
            title={t('remark.of', { number })}
            cancelText={t('changedElsewhere.discard')}
            onClose={() => leave(discard)}
            confirm={{ text: t('changedElsewhere.keep'), onConfirm: () => leave(overwrite) }}
          >
            <p>{changed}</p>
          </Dialog>
        )}
      </>
    );
  return (
    <button
      ref={button}
      type="button"
      className={styles.remark}
      aria-label={remark ? t('shipments.remark.change', { number, remark }) : t('shipments.remark.add', { number })}
      onClick={() => {
        pressed.current = true;
        begin();
      }}
    >
      {remark ? (
        <span className={styles.text}>{remark}</span>
      ) : (
        <span className={styles.none}>{t('shipments.remark.none')}</span>
      )}
    </button>
  );
}
