import { ConfirmDialog } from '@tracking-console/ui/later';
import { deviceName } from '../../components/deviceName.ts';
import type { Session } from '../../model/securityQueries.ts';
import { useText } from '../../useText.ts';

interface EndSessionsDialogProps {
  ending: Session | 'others';
  /** Answers whether it has ended. */
  onEnd: () => Promise<boolean>;
  onClose: () => void;
}

export function EndSessionsDialog({ ending, onEnd, onClose }: EndSessionsDialogProps) {
  const t = useText();
  const title =
    ending === 'others' ? t('sessions.endOthers') : t('sessions.endNamed', { device: deviceName(ending, t) });
  return (
    <ConfirmDialog title={title} action={t('action.signOut')} onConfirm={onEnd} onClose={onClose}>
      <p>{t('sessions.endText')}</p>
    </ConfirmDialog>
  );
}
