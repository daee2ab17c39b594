import { Dialog } from '@tracking-console/ui/later';
import { type ApiKey, useRevealKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';

interface RevealKeyDialogProps {
  apiKey: ApiKey;
  onRevealed: (key: string) => void;
  onClose: () => void;
}

/** The signing key can be seen once more, and only once. */
export function RevealKeyDialog({ apiKey, onRevealed, onClose }: RevealKeyDialogProps) {
  const t = useText();
  const [revealKey] = useRevealKeyMutation();
  const confirm = async () => {
    const { data: shown } = await revealKey(apiKey.id);
    if (shown) onRevealed(shown);
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
