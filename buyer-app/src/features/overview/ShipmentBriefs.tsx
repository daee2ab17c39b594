import { paths } from '@tracking-console/platform';
import { CopyButton, RelativeTime, TextLink } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { useEventWords } from '../../components/useEventWords.ts';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import styles from './ShipmentBriefs.module.css';

export interface ShipmentBriefsProps {
  label: string;
  shipments: readonly Shipment[];
  /** What the list adds to a shipment. */
  mark?: ((shipment: Shipment) => ReactNode) | undefined;
}

/** Shipments at a glance: number, status, last event. */
export function ShipmentBriefs({ label, shipments, mark }: ShipmentBriefsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {shipments.map((shipment) => (
        <Brief key={shipment.id} shipment={shipment} mark={mark?.(shipment)} />
      ))}
    </ul>
  );
}

function Brief({ shipment, mark }: { shipment: Shipment; mark: ReactNode }) {
  const { id, number, remark, lastEvent, addedTime, ...standing } = shipment;
  const t = useText();
  const textOf = useEventWords();
  const event = lastEvent && textOf(lastEvent);
  const more = [lastEvent?.place, event?.note].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.number}>
            <TextLink href={paths.buyer.shipment(id)}>{number}</TextLink>
            <CopyButton value={number} label={t('shipments.number', { number })} />
          </span>
          {remark && <span className={styles.remark}>{remark}</span>}
          {mark}
        </p>
        {lastEvent && (
          <p className={styles.event}>
            <span lang={event?.lang}>{event?.text}</span>
            {more && <span className={styles.place}> · {more}</span>}
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
