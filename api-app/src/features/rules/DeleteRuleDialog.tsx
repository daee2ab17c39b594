import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { useText } from '../../useText.ts';
import { useDeleteRuleMutation } from './ruleQueries.ts';
import styles from './rules.module.css';

export function DeleteRuleDialog({ rule, onClose }: { rule: RuleRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteRuleMutation();
  return (
    <DeleteDialog
      title={t('rules.delete.title')}
      subject={<p className={styles.name}>{rule.Name}</p>}
      text={t('rules.delete.text')}
      remove={() => remove({ RuleId: rule.RuleId })}
      onClose={onClose}
    />
  );
}
