import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface TwoStepActDialogProps {
  act: 'renew' | 'turnOff';
  danger?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export function TwoStepActDialog({ act, danger = false, onConfirm, onClose }: TwoStepActDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="sm"
      title={t('twoStep.title')}
      onClose={onClose}
      confirm={{ text: t(`twoStep.${act}`), danger, onConfirm }}
    >
      <p>{t(`twoStep.${act}.text`)}</p>
    </Dialog>
  );
}
