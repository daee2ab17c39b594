import type { RuleRow } from '@tracking-console/contract/rules';
import { Dialog } from '@tracking-console/ui/later';
import formStyles from '../../components/form.module.css';
import { useText } from '../../useText.ts';
import { useDeleteRuleMutation } from './ruleQueries.ts';
import styles from './rules.module.css';

export function DeleteRuleDialog({ rule, onClose }: { rule: RuleRow; onClose: () => void }) {
  const t = useText();
  const [remove] = useDeleteRuleMutation();
  const confirm = async () => {
    const { error } = await remove({ RuleId: rule.RuleId });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('rules.delete.title')}
      onClose={onClose}
      confirm={{ text: t('tracking.delete.action'), danger: true, onConfirm: confirm }}
    >
      <div className={formStyles.form}>
        <p className={styles.name}>{rule.Name}</p>
        <p>{t('rules.delete.text')}</p>
      </div>
    </Dialog>
  );
}
