import type { ApiKeyRow } from '@tracking-console/contract/keys';
import { ConfirmDialog } from '@tracking-console/ui/later';
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
  return (
    <ConfirmDialog
      title={t('keys.revoke.title')}
      action={t('keys.revoke.confirm')}
      onConfirm={() => onRevoke(apiKey.id)}
      onClose={onClose}
    >
      <p>{t('keys.revoke.text', { name: apiKey.name, mark: keyMark(apiKey) })}</p>
      {apiKey.signing && <p>{t('keys.revoke.signing')}</p>}
    </ConfirmDialog>
  );
}
