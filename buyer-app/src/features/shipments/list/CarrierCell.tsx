import { icons, VisuallyHidden } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useCarrierNames } from '../useCarrierNames.ts';
import styles from './cells.module.css';
import { RowDialog } from './RowDialog.tsx';

/** PG-2b: who carries it, changed where it stands as long as somebody is asked about it. */
export function CarrierCell({ shipment }: { shipment: Shipment }) {
  const { number, carriers, isArchived, isStopped } = shipment;
  const say = useText();
  const nameOf = useCarrierNames();
  const [changing, setChanging] = useState(false);
  const isFollowed = !isArchived && !isStopped;
  const names = carriers.map(nameOf).join(' → ');
  const shown = (
    <span className={styles.names} title={names || undefined}>
      {names || (isFollowed && say('shipments.carrier.none'))}
      {isFollowed && <icons.Pencil size={10} aria-hidden="true" />}
    </span>
  );
  if (!isFollowed) return <span className={styles.carriers}>{shown}</span>;
  return (
    <>
      <button
        type="button"
        className={`${styles.carriers} ${styles.change}`}
        {...(names && { 'aria-label': say('shipments.carrier.changeOf', { number, carrier: names }) })}
        onClick={() => setChanging(true)}
      >
        {shown}
        {!names && <VisuallyHidden>{say('shipments.carrier.chooseFor', { number })}</VisuallyHidden>}
      </button>
      {changing && <RowDialog name="carrier" shipment={shipment} onClose={() => setChanging(false)} />}
    </>
  );
}
