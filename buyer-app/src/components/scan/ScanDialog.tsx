import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { ScanPanel } from './ScanPanel.tsx';

interface ScanDialogProps {
  onNumbers: (numbers: readonly string[]) => number;
  onClose: () => void;
}

/** Barcodes, one after the other; each number goes into the box behind at once. */
export function ScanDialog({ onNumbers, onClose }: ScanDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      title={t('shipments.scan.title')}
      onClose={onClose}
      confirm={{ text: t('shipments.scan.done'), onConfirm: onClose }}
    >
      <ScanPanel onNumbers={onNumbers} />
    </Dialog>
  );
}
