import { usePart } from '@tracking-console/app-kit';
import { Loading, loader } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

const importPanel = loader(async () => (await import('./ImportPanel.tsx')).ImportPanel);

/** The import in a dialog of its own. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const ImportPanel = usePart(importPanel, open, onClose);
  return (
    <Dialog open={open} size="lg" title={t('shipments.import.title')} onClose={onClose} footer={null}>
      {ImportPanel ? <ImportPanel onClose={onClose} /> : <Loading />}
    </Dialog>
  );
}
