import { icons, loader, useLoaded } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../../useText.ts';
import type { Shipment } from '../shipment.ts';
import { useCarrierNames } from '../useCarrierNames.ts';
import styles from './cells.module.css';

const carrierFixer = loader(async () => (await import('../detail/CarrierFixer.tsx')).CarrierFixer);

/** PG-2b: who carries it, changed where it stands as long as somebody is asked about it. */
export function CarrierCell({ shipment }: { shipment: Shipment }) {
  const { number, carriers, isArchived, isStopped } = shipment;
  const say = useText();
  const nameOf = useCarrierNames();
  const [changing, setChanging] = useState(false);
  const CarrierFixer = useLoaded(carrierFixer, changing);
  const names = carriers.map(nameOf).join(' → ');
  if (isArchived || isStopped) return <span className={styles.carriers}>{names}</span>;
  return (
    <>
      <button
        type="button"
        className={`${styles.carriers} ${styles.change}`}
        aria-label={
          names
            ? say('shipments.carrier.changeOf', { number, carrier: names })
            : say('shipments.carrier.chooseFor', { number })
        }
        onClick={() => setChanging(true)}
      >
        {names || say('shipments.carrier.none')}
        <icons.Pencil size={10} aria-hidden="true" />
      </button>
      {changing && CarrierFixer && <CarrierFixer shipment={shipment} onClose={() => setChanging(false)} />}
    </>
  );
}
