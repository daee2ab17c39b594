import { FLOW_DRY_RUN_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunFlow } from '@tracking-console/contract/notifications/templates';
import { DryRunDialog } from '../../components/DryRunDialog.tsx';
import { useDryRunFlowQuery } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';

export function FlowDryRun({ flow, onClose }: { flow: DryRunFlow; onClose: () => void }) {
  const t = useText();
  return (
    <DryRunDialog
      title={t('consumer.dryRun.title', { days: FLOW_DRY_RUN_DAYS })}
      query={useDryRunFlowQuery(flow, { refetchOnMountOrArgChange: true })}
      recipients={({ Sent, RecipientTotal }) =>
        t('consumer.dryRun.summary', { mails: Sent, recipients: RecipientTotal })
      }
      onClose={onClose}
    />
  );
}
