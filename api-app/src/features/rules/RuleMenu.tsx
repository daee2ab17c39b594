import type { RuleRow } from '@tracking-console/contract/notifications/rules';
import { icons } from '@tracking-console/ui/later';
import { RowMenu } from '../../components/RowMenu.tsx';
import { useText } from '../../useText.ts';

interface RuleMenuProps {
  rule: RuleRow;
  onEdit: () => void;
  onOpen: (part: 'dryRun' | 'delete') => void;
  onTest: () => void;
  onSwitch: () => void;
}

export function RuleMenu({ rule, onEdit, onOpen, onTest, onSwitch }: RuleMenuProps) {
  const t = useText();
  const dryRun = {
    key: 'dryRun',
    label: t('rules.dryRun.action'),
    icon: <icons.History size={15} />,
    onSelect: () => onOpen('dryRun'),
  };
  return (
    <RowMenu
      name={rule.Name}
      onDelete={() => onOpen('delete')}
      items={() => [
        { key: 'edit', label: t('webhooks.edit'), icon: <icons.Pencil size={15} />, onSelect: onEdit },
        ...(rule.Event === 'shipment' ? [dryRun] : []),
        { key: 'test', label: t('webhooks.test.action'), icon: <icons.Zap size={15} />, onSelect: onTest },
        {
          key: 'switch',
          label: t(rule.Enabled ? 'action.turnOff' : 'action.turnOn'),
          icon: <icons.ToggleLeft size={15} />,
          onSelect: onSwitch,
        },
      ]}
    />
  );
}
