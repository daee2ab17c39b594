import { Button, icons } from '@tracking-console/ui';
import { MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { NEW_RULE, READY_RULES, type ReadyRule, type RuleValues } from './ruleForm.ts';
import styles from './rules.module.css';
import { useReadyNames } from './useReadyNames.ts';

/** Begins a rule, empty or ready-made. */
export function AddRule({ disabled, onAdd }: { disabled: boolean; onAdd: (values: RuleValues) => void }) {
  const t = useText();
  const names = useReadyNames();
  const readyValues = (key: ReadyRule): RuleValues => ({
    ...NEW_RULE,
    Name: names[key],
    ...(READY_RULES[key] as unknown as Partial<RuleValues>),
  });
  return (
    <div className={styles.actions}>
      <MenuButton
        disabled={disabled}
        items={() =>
          (Object.keys(READY_RULES) as ReadyRule[]).map((key) => ({
            key,
            label: names[key],
            onSelect: () => onAdd(readyValues(key)),
          }))
        }
      >
        {t('rules.ready')}
      </MenuButton>
      <Button kind="primary" icon={<icons.Plus size={16} />} disabled={disabled} onClick={() => onAdd(NEW_RULE)}>
        {t('rules.add')}
      </Button>
    </div>
  );
}
