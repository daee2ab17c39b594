import { useCarrierNames } from '@tracking-console/app-kit';
import { Button, Card } from '@tracking-console/ui';
import { icons, Spinner } from '@tracking-console/ui/later';
import { useState } from 'react';
import type { ShipmentWithJourney } from '../../model/shipments/shipmentDetail.ts';
import { useText } from '../../useText.ts';
import { CarrierFieldsForm } from './CarrierFieldsForm.tsx';
import styles from './NotFoundCard.module.css';

interface NotFoundCardProps {
  shipment: ShipmentWithJourney;
  onChangeCarrier: () => void;
}

/** Why the number was not found, with the actions that fix it. */
export function NotFoundCard({ shipment, onChangeCarrier }: NotFoundCardProps) {
  const t = useText();
  const nameOf = useCarrierNames();
  const [editing, setEditing] = useState(false);
  const { id, missingFields, givenFields, carriers, isStopped, isArchived } = shipment;
  const reason = whyNotFound(shipment);
  const [first] = carriers;
  const carrier = first === undefined ? '' : nameOf(first);
  const canMend = !isStopped && !isArchived;
  return (
    <Card
      title={
        <span className={styles.title}>
          <icons.PackageSearch size={18} aria-hidden="true" />
          {t('shipments.notFound.title')}
        </span>
      }
    >
      <p className={styles.reason} role="status">
        {reason === 'asking' && <Spinner />}
        {t(`shipments.notFound.${reason}`, { carrier })}
      </p>
      {canMend && (missingFields.length > 0 || editing) ? (
        <CarrierFieldsForm id={id} missing={missingFields} given={givenFields} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.actions}>
          {canMend && Object.keys(givenFields).length > 0 && (
            <Button size="sm" icon={<icons.Pencil size={14} />} onClick={() => setEditing(true)}>
              {t('shipments.notFound.editFields')}
            </Button>
          )}
          {canMend && (
            <Button size="sm" icon={<icons.Truck size={14} />} onClick={onChangeCarrier}>
              {t('shipments.carrier.change')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

/** Why no carrier has returned anything for a number, as far as we can know it. */
export type Reason = 'missing' | 'checkDigit' | 'carrier' | 'asking' | 'new';

type Known = Pick<ShipmentWithJourney, 'missingFields' | 'checkDigit' | 'carriers' | 'isBeingAsked'>;

/** The likeliest reason: what the customer can correct comes first. */
function whyNotFound({ missingFields, checkDigit, carriers, isBeingAsked }: Known): Reason {
  if (missingFields.length > 0) return 'missing';
  if (checkDigit === 'wrong') return 'checkDigit';
  if (carriers.length === 0) return 'carrier';
  return isBeingAsked ? 'asking' : 'new';
}
