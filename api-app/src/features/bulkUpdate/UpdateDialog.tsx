import { usePart } from '@tracking-console/app-kit';
import { Loading, loader } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { UpdatePanelProps } from './UpdatePanel.tsx';

const updatePanel = loader(async () => (await import('./UpdatePanel.tsx')).UpdatePanel);

/** Changes many registered numbers by a file. */
export function UpdateDialog({ open, ...props }: UpdatePanelProps & { open: boolean }) {
  const t = useText();
  const UpdatePanel = usePart(updatePanel, open, props.onClose);
  return (
    <Dialog open={open} size="lg" title={t('tracking.update.action')} onClose={props.onClose} footer={null}>
      {UpdatePanel ? <UpdatePanel {...props} /> : <Loading />}
    </Dialog>
  );
}
