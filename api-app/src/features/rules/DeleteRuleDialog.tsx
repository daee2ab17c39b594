import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { ConfirmDialog, Stack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { useDeleteRuleMutation } from './ruleQueries.ts';
import styles from './rules.module.css';

export function DeleteRuleDialog({ rule, onClose }: { rule: RuleRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteRuleMutation();
  return (
    <ConfirmDialog
      title={t('rules.delete.title')}
      action={t('tracking.delete.action')}
      onConfirm={async () => !(await remove({ RuleId: rule.RuleId })).error}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.name}>{rule.Name}</p>
        <p>{t('rules.delete.text')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
