import type { ApiKeyRow } from '@tracking-console/contract/keys';
import { Dialog } from '@tracking-console/ui/later';
import type { Keys } from '../../model/useKeys.ts';
import { useText } from '../../useText.ts';
import { keyMark } from './keyMark.ts';

interface RevokeKeyDialogProps {
  apiKey: ApiKeyRow;
  onRevoke: Keys['revoke'];
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey, onRevoke, onClose }: RevokeKeyDialogProps) {
  const t = useText();
  const confirm = async () => {
    if (await onRevoke(apiKey.id)) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('keys.revoke.title')}
      onClose={onClose}
      confirm={{ text: t('keys.revoke.confirm'), danger: true, onConfirm: confirm }}
    >
      <p>{t('keys.revoke.text', { name: apiKey.name, mark: keyMark(apiKey) })}</p>
      {apiKey.signing && <p>{t('keys.revoke.signing')}</p>}
    </Dialog>
  );
}
