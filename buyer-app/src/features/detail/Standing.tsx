import { useExpectedDays } from '@tracking-console/app-kit/later';
import type { EstimatedDelivery } from '@tracking-console/contract/api/trackInfo';
import { expectedDays } from '@tracking-console/contract/shipments/estimatedDelivery';
import { DAY } from '@tracking-console/contract/values/durations';
import { CopyButton, RelativeTime } from '@tracking-console/ui';
import { SandboxBadge } from '../../components/SandboxBadge.tsx';
import { ShipmentStatus } from '../../components/ShipmentStatus.tsx';
import { useEventWords } from '../../components/useEventWords.ts';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';
import styles from './Standing.module.css';

interface StandingProps {
  shipment: ShipmentWithJourney;
}

/** Beside the heading: the status, and the number's button where the number is the heading. */
export function HeaderBadges({ shipment }: StandingProps) {
  const { remark, isSandbox } = shipment;
  return (
    <span className={styles.badges}>
      {!remark && <CopyNumber shipment={shipment} />}
      <ShipmentStatus {...shipment} isInline />
      {isSandbox && <SandboxBadge />}
    </span>
  );
}

/** The top of a shipment's page: which it is, when it arrives, what happened last. */
export function Standing({ shipment }: StandingProps) {
  const { number, remark, lastEvent, estimatedDelivery } = shipment;
  const t = useText();
  const daysOf = useExpectedDays();
  const textOf = useEventWords();
  const event = lastEvent && textOf(lastEvent);
  return (
    <>
      {(remark || estimatedDelivery) && (
        <span className={styles.line}>
          {remark && (
            <span className={styles.copied}>
              <span className={styles.number}>{number}</span>
              <CopyNumber shipment={shipment} />
            </span>
          )}
          {estimatedDelivery && (
            <span>
              {isPast(estimatedDelivery) ? (
                <>
                  {t('shipments.fact.estimate')} {daysOf(estimatedDelivery)}
                </>
              ) : (
                <strong className={styles.arrives}>{t('estimate.arrives', { date: daysOf(estimatedDelivery) })}</strong>
              )}{' '}
              ({t(`estimate.${estimatedDelivery.source}`)})
            </span>
          )}
        </span>
      )}
      {event && (
        <span className={styles.line}>
          <span lang={event.lang} className={styles.event}>
            {event.text}
          </span>
          {[lastEvent.place, event.note].filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
          {lastEvent.time && <RelativeTime iso={lastEvent.time} />}
        </span>
      )}
    </>
  );
}

/** Over at every place of the world: nothing arrives on it any more. */
const isPast = (estimate: EstimatedDelivery) =>
  (expectedDays(estimate)?.[1] ?? '') < new Date(Date.now() - DAY).toISOString().slice(0, 10);

function CopyNumber({ shipment: { number } }: StandingProps) {
  const t = useText();
  return <CopyButton value={number} label={t('shipments.number', { number })} />;
}
