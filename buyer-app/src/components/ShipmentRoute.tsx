import { VisuallyHidden } from '@tracking-console/ui';
import { Flag } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';
import styles from './ShipmentRoute.module.css';

/** From where to where, as far as that is known. */
export function ShipmentRoute({ origin, destination }: { origin: string; destination: string }) {
  const t = useText();
  if (!origin && !destination) return <span className={styles.unknown}>–</span>;
  return (
    <span className={styles.route}>
      {origin ? <Flag country={origin} /> : <span className={styles.unknown}>?</span>}
      <span aria-hidden="true" className={styles.unknown}>
        →
      </span>
      <VisuallyHidden> {t('shipments.route.to')} </VisuallyHidden>
      {destination ? <Flag country={destination} /> : <span className={styles.unknown}>?</span>}
    </span>
  );
}
