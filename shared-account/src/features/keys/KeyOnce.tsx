import { ShownOnce } from '@tracking-console/app-kit/later';
import { useText } from '../../useText.ts';

export function KeyOnce({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText();
  return (
    <ShownOnce
      title={t('keys.once.title')}
      warning={t('keys.once.warning')}
      label={t('keys.once.key')}
      value={value}
      use={t('keys.once.use')}
      done={t('keys.once.done')}
      onClose={onClose}
    />
  );
}
