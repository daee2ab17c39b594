import { DRY_RUN_DAYS } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunRule } from '@tracking-console/contract/notifications/rules';
import { DryRunDialog } from '../../components/DryRunDialog.tsx';
import { useText } from '../../useText.ts';
import { useDryRunQuery } from './ruleQueries.ts';

export function RuleDryRun({ rule, onClose }: { rule: DryRunRule; onClose: () => void }) {
  const t = useText();
  return (
    <DryRunDialog
      title={t('rules.dryRun.title', { days: DRY_RUN_DAYS })}
      query={useDryRunQuery(rule, { refetchOnMountOrArgChange: true })}
      recipients={({ Recipients }) =>
        Recipients.length > 0 ? t('rules.dryRun.to', { recipients: Recipients.join(', ') }) : t('rules.dryRun.nobody')
      }
      onClose={onClose}
    />
  );
}
