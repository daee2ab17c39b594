import { Dialog } from '@tracking-console/ui';
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
  const say = useText();
  return (
    <Dialog
      open
      title={say('shipments.grown.title')}
      onClose={onClose}
      confirm={{ text: say('shipments.grown.confirm', { number: count }), onConfirm }}
    >
      <p className={styles.text}>{say('shipments.grown.text')}</p>
    </Dialog>
  );
}
