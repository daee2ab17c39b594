import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../../../useText.ts';
import styles from '../../detail/CarrierFixer.module.css';

interface GrownDialogProps {
  /** What the filter finds now. */
  count: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** PG-2d: more shipments match than were shown when the action was chosen. */
export function GrownDialog({ count, onConfirm, onClose }: GrownDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      title={t('shipments.grown.title')}
      onClose={onClose}
      confirm={{ text: t('shipments.grown.confirm', { number: count }), onConfirm }}
    >
      <p className={styles.text}>{t('shipments.grown.text')}</p>
    </Dialog>
  );
}
