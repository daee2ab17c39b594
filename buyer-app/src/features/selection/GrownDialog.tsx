import { Dialog } from '@tracking-console/ui/later';
import styles from '../../components/CarrierFixer.module.css';
import { useText } from '../../useText.ts';

interface GrownDialogProps {
  /** What the filter finds now. */
  count: number;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** More shipments match than were shown when the action was chosen. */
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
