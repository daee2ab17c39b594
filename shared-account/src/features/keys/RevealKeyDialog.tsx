import type { ApiKeyRow } from '@tracking-console/contract/keys';
import { Dialog } from '@tracking-console/ui/later';
import type { Keys } from '../../model/useKeys.ts';
import { useText } from '../../useText.ts';

interface RevealKeyDialogProps {
  apiKey: ApiKeyRow;
  onReveal: Keys['reveal'];
  onRevealed: (key: string) => void;
  onClose: () => void;
}

/** The signing key can be seen once more, and only once. */
export function RevealKeyDialog({ apiKey, onReveal, onRevealed, onClose }: RevealKeyDialogProps) {
  const t = useText();
  const confirm = async () => {
    const shown = await onReveal(apiKey.id);
    if (shown) onRevealed(shown.key);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('keys.reveal.action')}
      onClose={onClose}
      confirm={{ text: t('keys.reveal.confirm'), onConfirm: confirm }}
    >
      <p>{t('keys.reveal.text', { name: apiKey.name })}</p>
    </Dialog>
  );
}
