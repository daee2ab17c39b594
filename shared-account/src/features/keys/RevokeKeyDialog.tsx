import { ConfirmDialog } from '@tracking-console/ui/later';
import { type ApiKey, useRevokeKeyMutation } from '../../model/keyQueries.ts';
import { useText } from '../../useText.ts';
import { keyMark } from './keyMark.ts';

interface RevokeKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const t = useText();
  const [revokeKey] = useRevokeKeyMutation();
  const confirm = async () => {
    const { error } = await revokeKey(apiKey.id);
    return !error;
  };
  return (
    <ConfirmDialog
      title={t('keys.revoke.title')}
      action={t('keys.revoke.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('keys.revoke.text', { name: apiKey.name, mark: keyMark(apiKey) })}</p>
      {apiKey.signing && <p>{t('keys.revoke.signing')}</p>}
    </ConfirmDialog>
  );
}
