import { paths } from '@tracking-console/platform';
import { RelativeTime, TextLink } from '@tracking-console/ui';
import { useLanguage } from '../../../console.ts';
import { ShipmentStatus } from '../ShipmentStatus.tsx';
import type { Shipment } from '../shipment.ts';
import { wordingFor } from '../wordings.ts';
import styles from './ShipmentBriefs.module.css';

/** Shipments at a glance: which, where it stands, what happened last. */
export function ShipmentBriefs({ label, shipments }: { label: string; shipments: readonly Shipment[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {shipments.map((shipment) => (
        <Brief key={shipment.id} shipment={shipment} />
      ))}
    </ul>
  );
}

function Brief({ shipment: { id, number, remark, lastEvent, addedTime, ...standing } }: { shipment: Shipment }) {
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <TextLink href={paths.buyer.shipment(id)}>{number}</TextLink>
          {remark && <span className={styles.remark}>{remark}</span>}
        </p>
        {lastEvent && (
          <p className={styles.event}>
            {wordingFor(lastEvent, language)}
            {lastEvent.place && <span className={styles.place}> · {lastEvent.place}</span>}
          </p>
        )}
      </div>
      <div className={styles.standing}>
        <ShipmentStatus {...standing} />
        <span className={styles.time}>
          <RelativeTime iso={lastEvent?.time ?? addedTime} />
        </span>
      </div>
    </li>
  );
}
