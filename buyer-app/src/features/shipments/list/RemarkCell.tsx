import { useApplication } from '@tracking-console/app-kit';
import { MAX_REMARK } from '@tracking-console/contract/shipmentConstants';
import { TextField } from '@tracking-console/ui/later';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useWrites } from '../useWrites.ts';
import styles from './RemarkCell.module.css';

/**
 * PG-2b: the name the customer gives a shipment, changed where it stands. Enter or leaving saves, Escape gives up. What was
 * being typed when the page broke is there again, and so is what could not be saved.
 */
export function RemarkCell({
  shipment: { id, number, remark },
}: {
  shipment: Pick<Shipment, 'id' | 'number' | 'remark'>;
}) {
  const t = useText();
  const { drafts } = useApplication().platform;
  const draft = `shipments.remark.${id}`;
  const [typed, setTyped] = useState<string | null>(null);
  // After the first drawing, which is as the server's.
  useLayoutEffect(() => setTyped((now) => now ?? (drafts.read(draft) || null)), [drafts, draft]);
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { setRemark } = useWrites();

  function type(text: string) {
    setTyped(text);
    drafts.write(draft, text);
  }
  function close(next: string | null) {
    setTyped(null);
    drafts.write(draft, '');
    if (next !== null && next.trim() !== remark) void save(next);
  }
  /** Refused, the old name stands again; what was typed waits for the next try. */
  async function save(text: string) {
    const { error } = await setRemark(id, text.trim());
    if (error) drafts.write(draft, text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    close(event.key === 'Enter' ? typed : null);
    requestAnimationFrame(() => button.current?.focus());
  }

  if (typed !== null)
    return (
      <TextField
        aria-label={t('shipments.remark.of', { number })}
        autoFocus={pressed.current} // it takes the place of the button that was just pressed
        maxLength={MAX_REMARK}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => close(typed)}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={styles.remark}
      aria-label={remark ? t('shipments.remark.change', { number, remark }) : t('shipments.remark.add', { number })}
      onClick={() => {
        pressed.current = true;
        setTyped(drafts.read(draft) || remark);
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
