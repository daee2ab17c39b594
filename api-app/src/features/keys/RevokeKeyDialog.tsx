import type { ApiKeyRow } from '@tracking-console/contract/console';
import { Dialog } from '@tracking-console/ui/later';
import { useRevokeKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { keyMark } from './keyColumns.tsx';

interface RevokeKeyDialogProps {
  apiKey: ApiKeyRow | undefined;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const t = useText();
  const [revoke] = useRevokeKeyMutation();
  const confirm = async () => {
    if (!apiKey) return;
    const { error } = await revoke({ id: apiKey.id });
    if (!error) onClose();
  };
  return (
    <Dialog
      open={apiKey !== undefined}
      size="sm"
      title={t('keys.revoke.title')}
      onClose={onClose}
      confirm={{ text: t('keys.revoke.confirm'), danger: true, onConfirm: confirm }}
    >
      {apiKey && <p>{t('keys.revoke.text', { name: apiKey.name, mark: keyMark(apiKey) })}</p>}
    </Dialog>
  );
}
