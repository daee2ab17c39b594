import { Button, KeyValueList } from '@tracking-console/ui';
import { Dialog, Kbd } from '@tracking-console/ui/later';
import { useKitText } from '../texts/useKitText.ts';
import type { Key } from './keys.ts';

/** All keys there are, and what each does. */
export function ShortcutsDialog({ keys, onClose }: { keys: readonly Key[]; onClose: () => void }) {
  const t = useKitText();
  return (
    <Dialog
      open
      size="sm"
      title={t('shortcuts.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <KeyValueList items={keys.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: t(does) }))} />
    </Dialog>
  );
}
