import { usePlatform } from '@tracking-console/app-kit';
import { ShownOnce } from '@tracking-console/app-kit/later';
import { useUnsaved } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

export function SecretOnce({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText();
  useUnsaved(usePlatform().unsaved, true);
  return (
    <ShownOnce
      title={t('webhooks.secret.title')}
      warning={t('webhooks.secret.warning')}
      label={t('webhooks.secret.label')}
      value={value}
      use={t('webhooks.secret.use')}
      done={t('webhooks.secret.done')}
      onClose={onClose}
    />
  );
}
