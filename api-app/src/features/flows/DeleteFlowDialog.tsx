import type { CustomFlow } from '@tracking-console/contract/notifications/templates';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { useDeleteFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';
import styles from './flows.module.css';

export function DeleteFlowDialog({ flow, onClose }: { flow: CustomFlow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteFlowMutation();
  return (
    <DeleteDialog
      title={t('consumer.flow.delete.title')}
      subject={<p className={styles.flow}>{flow.Name}</p>}
      text={t('consumer.flow.delete.text')}
      remove={() => remove({ FlowId: flow.FlowId })}
      onClose={onClose}
    />
  );
}
