import { type CarrierNames, useLanguage } from '@tracking-console/app-kit';
import { expectedDays } from '@tracking-console/contract/estimatedDelivery';
import { wordingFor } from '@tracking-console/contract/wordings';
import { CopyButton, RelativeTime, VisuallyHidden } from '@tracking-console/ui';
import { DateTime } from '@tracking-console/ui/later';
import { SandboxBadge } from '../../components/SandboxBadge.tsx';
import { ShipmentRoute } from '../../components/ShipmentRoute.tsx';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import { CarrierCell } from './CarrierCell.tsx';
import styles from './cells.module.css';

interface CellProps {
  shipment: Shipment;
}

/** What stands behind a shipment's number. */
export function NumberTools({ shipment: { number, isSandbox } }: CellProps) {
  const t = useText();
  return (
    <>
      <CopyButton value={number} label={t('shipments.number', { number })} />
      {isSandbox && (
        <span className={styles.source}>
          <SandboxBadge />
        </span>
      )}
    </>
  );
}

/** A number stands in one line, as it is compared with what is printed on a label; a long one in smaller letters. */
const LONG = 16;

export function NumberCell({ shipment: { number, isUnread } }: CellProps) {
  const t = useText();
  return (
    <span
      className={[styles.number, isUnread && styles.unread, number.length > LONG && styles.long]
        .filter(Boolean)
        .join(' ')}
      title={number}
    >
      {number}
      {isUnread && <VisuallyHidden> ({t('shipments.unread')})</VisuallyHidden>}
    </span>
  );
}

export function RouteCell({ shipment, nameOf }: CellProps & { nameOf: CarrierNames }) {
  return (
    <span className={styles.lines}>
      <ShipmentRoute origin={shipment.origin} destination={shipment.destination} />
      <CarrierCell shipment={shipment} nameOf={nameOf} />
    </span>
  );
}

export function LastEventCell({ shipment: { lastEvent } }: CellProps) {
  const t = useText();
  const language = useLanguage();
  if (!lastEvent) return <span className={styles.quiet}>{t('shipments.noEventYet')}</span>;
  const text = wordingFor(lastEvent, language);
  return (
    <span className={styles.lines}>
      <span className={styles.event} title={text}>
        {text}
      </span>
      {lastEvent.place && <span className={`${styles.event} ${styles.quiet}`}>{lastEvent.place}</span>}
    </span>
  );
}

export function UpdatedCell({ shipment: { lastEvent, addedTime } }: CellProps) {
  return (
    <span className={styles.time}>
      <RelativeTime iso={lastEvent?.time ?? addedTime} style="short" />
    </span>
  );
}

export function DaysCell({ shipment: { transitDays } }: CellProps) {
  return transitDays === null ? '–' : transitDays;
}

/** An absolute time, or a dash. */
export function TimeCell({ iso }: { iso: string | null }) {
  if (iso === null) return '–';
  return (
    <span className={styles.time}>
      <RelativeTime iso={iso} />
    </span>
  );
}

/** A day the carrier, or we, expect it; without a clock time, which nobody knows. */
export function EstimateCell({ shipment: { estimatedDelivery } }: CellProps) {
  const t = useText();
  const day = estimatedDelivery && expectedDays(estimatedDelivery)?.[1];
  if (!estimatedDelivery || !day) return '–';
  return (
    <span className={styles.lines}>
      <DateTime iso={day} />
      <span className={styles.quiet}>{t(`shipments.estimate.${estimatedDelivery.source}`)}</span>
    </span>
  );
}

/** An order's number, to be copied, or a dash. */
export function OrderNumberCell({ shipment: { order } }: CellProps) {
  const t = useText();
  if (order.number === '') return '–';
  return (
    <span className={styles.copied}>
      <span className={styles.text}>{order.number}</span>
      <CopyButton value={order.number} label={t('shipments.column.orderNo')} />
    </span>
  );
}

/** What the customer wrote, or a dash. */
export function TextCell({ text }: { text: string }) {
  return text === '' ? '–' : <span className={styles.text}>{text}</span>;
}
