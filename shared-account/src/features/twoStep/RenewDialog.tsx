import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface RenewDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the recovery codes the customer has stop working. */
export function RenewDialog({ onConfirm, onClose }: RenewDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="sm"
      title={t('twoStep.title')}
      onClose={onClose}
      confirm={{ text: t('twoStep.renew'), onConfirm }}
    >
      <p>{t('twoStep.renew.text')}</p>
    </Dialog>
  );
}
