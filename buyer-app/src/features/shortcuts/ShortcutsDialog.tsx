import { Button, KeyValueList } from '@tracking-console/ui';
import { Dialog, Kbd } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { KEYS } from './keys.ts';

/** All keys there are, and what each does. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      size="sm"
      title={t('settings.shortcuts.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shipments.refine.done')}</Button>}
    >
      <KeyValueList items={KEYS.map(({ key, does }) => ({ key, label: <Kbd>{key}</Kbd>, value: t(does) }))} />
    </Dialog>
  );
}
