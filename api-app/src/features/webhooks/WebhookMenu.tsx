import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { icons } from '@tracking-console/ui/later';
import { RowMenu } from '../../components/RowMenu.tsx';
import { useText } from '../../useText.ts';

interface WebhookMenuProps {
  webhook: WebhookRow;
  onOpen: (part: 'form' | 'test' | 'rotate' | 'delete') => void;
  onSwitch: () => void;
}

export function WebhookMenu({ webhook, onOpen, onSwitch }: WebhookMenuProps) {
  const t = useText();
  return (
    <RowMenu
      name={webhook.url}
      onDelete={() => onOpen('delete')}
      items={() => [
        {
          key: 'test',
          label: t('webhooks.test.action'),
          icon: <icons.Zap size={15} />,
          onSelect: () => onOpen('test'),
        },
        { key: 'edit', label: t('webhooks.edit'), icon: <icons.Pencil size={15} />, onSelect: () => onOpen('form') },
        {
          key: 'switch',
          label: t(webhook.enabled ? 'action.turnOff' : 'action.turnOn'),
          icon: <icons.ToggleLeft size={15} />,
          onSelect: onSwitch,
        },
        {
          key: 'rotate',
          label: t('webhooks.rotate.action'),
          icon: <icons.RotateCcw size={15} />,
          onSelect: () => onOpen('rotate'),
        },
      ]}
    />
  );
}
