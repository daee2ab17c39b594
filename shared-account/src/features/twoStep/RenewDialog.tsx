import { Dialog } from '@tracking-console/ui/later';
import { useRenewRecoveryCodesMutation } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';

interface RenewDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Confirmation before the customer's present recovery codes stop working. */
export function RenewDialog({ onCodes, onClose }: RenewDialogProps) {
  const t = useText();
  const [renew] = useRenewRecoveryCodesMutation();
  const confirm = async () => {
    const { data: codes } = await renew();
    if (codes) onCodes(codes);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('twoStep.title')}
      onClose={onClose}
      confirm={{ text: t('twoStep.renew'), onConfirm: confirm }}
    >
      <p>{t('twoStep.renew.text')}</p>
    </Dialog>
  );
}
