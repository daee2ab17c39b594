import type { CustomFlow } from '@tracking-console/contract/templates';
import { Dialog } from '@tracking-console/ui/later';
import { useDeleteFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './flows.module.css';

export function DeleteFlowDialog({ flow, onClose }: { flow: CustomFlow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteFlowMutation();
  const confirm = async () => {
    const { error } = await remove({ FlowId: flow.FlowId });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('consumer.flow.delete.title')}
      onClose={onClose}
      confirm={{ text: t('tracking.delete.action'), danger: true, onConfirm: confirm }}
    >
      <p className={styles.flow}>{flow.Name}</p>
      <p>{t('consumer.flow.delete.text')}</p>
    </Dialog>
  );
}
