import type { SessionRow } from '@tracking-console/contract/security';
import { Dialog } from '@tracking-console/ui/later';
import { deviceName } from '../../components/deviceName.ts';
import { useText } from '../../useText.ts';

interface EndSessionsDialogProps {
  ending: SessionRow | 'others';
  /** Answers whether it has ended. */
  onEnd: () => Promise<boolean>;
  onClose: () => void;
}

export function EndSessionsDialog({ ending, onEnd, onClose }: EndSessionsDialogProps) {
  const t = useText();
  const confirm = async () => {
    if (await onEnd()) onClose();
  };
  const title =
    ending === 'others' ? t('sessions.endOthers') : t('sessions.endNamed', { device: deviceName(ending, t) });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      confirm={{ text: t('sessions.end'), danger: true, onConfirm: confirm }}
    >
      <p>{t('sessions.endText')}</p>
    </Dialog>
  );
}
