import type { CustomFlow } from '@tracking-console/contract/notifications/templates';
import { ConfirmDialog } from '@tracking-console/ui/later';
import { useDeleteFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './flows.module.css';

export function DeleteFlowDialog({ flow, onClose }: { flow: CustomFlow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteFlowMutation();
  return (
    <ConfirmDialog
      title={t('consumer.flow.delete.title')}
      action={t('tracking.delete.action')}
      onConfirm={async () => !(await remove({ FlowId: flow.FlowId })).error}
      onClose={onClose}
    >
      <p className={styles.flow}>{flow.Name}</p>
      <p>{t('consumer.flow.delete.text')}</p>
    </ConfirmDialog>
  );
}
