import { Dialog } from '@tracking-console/ui/later';
import type { CheckedRanges } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { CheckResult } from './CheckResult.tsx';

interface LockOutDialogProps {
  found: CheckedRanges;
  onSave: () => Promise<void>;
  onClose: () => void;
}

/** Shown before a list is saved that refuses the customer, or programs that call. */
export function LockOutDialog({ found, onSave, onClose }: LockOutDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="md"
      title={t('addresses.lockOut.title')}
      onClose={onClose}
      confirm={{ text: t('addresses.lockOut.confirm'), danger: true, onConfirm: onSave }}
    >
      <CheckResult found={found} />
    </Dialog>
  );
}
