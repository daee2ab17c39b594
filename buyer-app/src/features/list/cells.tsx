import type { CarrierNames } from '@tracking-console/app-kit';
import { ExpectedDays } from '@tracking-console/app-kit/later';
import { CopyButton, RelativeTime, VisuallyHidden } from '@tracking-console/ui';
import { MiddleEllipsis } from '@tracking-console/ui/later';
import { RemarkCell } from '../../components/RemarkCell.tsx';
import { SandboxBadge } from '../../components/SandboxBadge.tsx';
import { ShipmentRoute } from '../../components/ShipmentRoute.tsx';
import { useEventWords } from '../../components/useEventWords.ts';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import { CarrierCell } from './CarrierCell.tsx';
import styles from './cells.module.css';
import { TagCell } from './TagCell.tsx';

interface CellProps {
  shipment: Shipment;
}

/** The tools after a shipment's number. */
export function NumberTools({ shipment: { number, isSandbox }, marksSandbox }: CellProps & { marksSandbox: boolean }) {
  const t = useText();
  return (
    <>
      <CopyButton value={number} label={t('shipments.number', { number })} />
      {marksSandbox && isSandbox && (
        <span className={styles.source}>
          <SandboxBadge />
        </span>
      )}
    </>
  );
}

export function NumberCell({ shipment: { number, isUnread } }: CellProps) {
  const t = useText();
  return (
    <span className={isUnread ? `${styles.number} ${styles.unread}` : styles.number}>
      <MiddleEllipsis text={number} />
      {isUnread && <VisuallyHidden> ({t('shipments.unread')})</VisuallyHidden>}
    </span>
  );
}

/** The customer's name for it, and their mark. */
export function NameCell({ shipment }: CellProps) {
  return (
    <span className={styles.name}>
      <RemarkCell shipment={shipment} />
      <span className={shipment.tag ? undefined : styles.unmarked}>
        <TagCell shipment={shipment} />
      </span>
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
  const textOf = useEventWords();
  if (!lastEvent) return <span className={styles.quiet}>{t('events.none')}</span>;
  const { text, lang, note } = textOf(lastEvent);
  const more = [lastEvent.place, note].filter(Boolean).join(' · ');
  return (
    <span className={styles.lines}>
      <span className={styles.event} title={[text, more].filter(Boolean).join(' · ')} lang={lang}>
        {text}
      </span>
      {more && (
        <span className={`${styles.event} ${styles.quiet}`} title={more}>
          {more}
        </span>
      )}
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
      <RelativeTime iso={iso} style="short" />
    </span>
  );
}

/** The days it is expected on, and the source of the estimate. */
export function EstimateCell({ shipment: { estimatedDelivery } }: CellProps) {
  const t = useText();
  if (!estimatedDelivery) return '–';
  return (
    <span className={styles.lines}>
      <span className={styles.days}>
        <ExpectedDays estimate={estimatedDelivery} />
      </span>
      <span className={`${styles.event} ${styles.quiet} ${styles.further}`}>
        {t(`estimate.${estimatedDelivery.source}`)}
      </span>
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
