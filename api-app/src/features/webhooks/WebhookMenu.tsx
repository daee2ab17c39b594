import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface WebhookMenuProps {
  webhook: WebhookRow;
  onOpen: (part: 'form' | 'test' | 'rotate' | 'delete') => void;
  onSwitch: () => void;
}

export function WebhookMenu({ webhook, onOpen, onSwitch }: WebhookMenuProps) {
  const t = useText();
  return (
    <MenuButton
      label={t('tracking.menu.label', { number: webhook.url })}
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      icon={<icons.Ellipsis size={16} />}
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
          label: t(webhook.enabled ? 'webhooks.switchOff' : 'webhooks.switchOn'),
          icon: <icons.ToggleLeft size={15} />,
          onSelect: onSwitch,
        },
        {
          key: 'rotate',
          label: t('webhooks.rotate.action'),
          icon: <icons.RotateCcw size={15} />,
          onSelect: () => onOpen('rotate'),
        },
        {
          key: 'delete',
          label: t('tracking.delete.action'),
          icon: <icons.Trash2 size={15} />,
          danger: true,
          separatorBefore: true,
          onSelect: () => onOpen('delete'),
        },
      ]}
    />
  );
}
