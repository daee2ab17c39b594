import type { CarrierNames } from '@tracking-console/app-kit';
import { VisuallyHidden } from '@tracking-console/ui';
import { useState } from 'react';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import styles from './cells.module.css';
import { RowDialog } from './RowDialog.tsx';

interface CarrierCellProps {
  shipment: Shipment;
  /** Created once for all rows, not in each. */
  nameOf: CarrierNames;
}

/** The carrier, editable in the cell while the shipment is followed. */
export function CarrierCell({ shipment, nameOf }: CarrierCellProps) {
  const { number, carriers, isArchived, isStopped } = shipment;
  const t = useText();
  const [changing, setChanging] = useState(false);
  const isFollowed = !isArchived && !isStopped;
  const known = carriers.map(nameOf);
  // While the names are loading an empty line keeps their room.
  const names = known.includes('') ? '' : known.join(' → ');
  const none = carriers.length > 0 ? '\u00a0' : isFollowed && t('carrier.none');
  const shown = (
    <span className={styles.names} title={names || undefined}>
      {names || none}
    </span>
  );
  if (!isFollowed) return <span className={styles.carriers}>{shown}</span>;
  return (
    <>
      <button
        type="button"
        className={`${styles.carriers} ${styles.change}`}
        {...(names && { 'aria-label': t('shipments.carrier.changeOf', { number, carrier: names }) })}
        onClick={() => setChanging(true)}
      >
        {shown}
        {!names && <VisuallyHidden>{t('shipments.carrier.chooseFor', { number })}</VisuallyHidden>}
      </button>
      {changing && <RowDialog name="carrier" shipment={shipment} onClose={() => setChanging(false)} />}
    </>
  );
}
