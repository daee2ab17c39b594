import type { CustomFlow } from '@tracking-console/contract/notifications/templates';
import { icons } from '@tracking-console/ui/later';
import { RowMenu } from '../../components/RowMenu.tsx';
import { useMoveFlowMutation } from '../../model/consumerQueries.ts';
import { useText } from '../../useText.ts';

export interface FlowMenuProps {
  flow: CustomFlow;
  isFirst: boolean;
  isLast: boolean;
  /** The limit of flows is reached. */
  isFull: boolean;
  onOpen: (part: 'edit' | 'template' | 'dryRun' | 'copy' | 'delete', flow: CustomFlow) => void;
}

export function FlowMenu({ flow, isFirst, isLast, isFull, onOpen }: FlowMenuProps) {
  const t = useText();
  const [move] = useMoveFlowMutation();
  const { FlowId, Name: block } = flow;
  const template = {
    key: 'template',
    label: t('column.template'),
    icon: <icons.Mail size={15} />,
    onSelect: () => onOpen('template', flow),
  };
  return (
    <RowMenu
      name={flow.Name}
      onDelete={() => onOpen('delete', flow)}
      items={() => [
        {
          key: 'edit',
          label: t('webhooks.edit'),
          icon: <icons.Pencil size={15} />,
          onSelect: () => onOpen('edit', flow),
        },
        ...(flow.HasTemplate ? [template] : []),
        {
          key: 'dryRun',
          label: t('rules.dryRun.action'),
          icon: <icons.History size={15} />,
          onSelect: () => onOpen('dryRun', flow),
        },
        {
          key: 'copy',
          label: t('consumer.flow.duplicate'),
          icon: <icons.Copy size={15} />,
          disabled: isFull,
          onSelect: () => onOpen('copy', flow),
        },
        {
          key: 'up',
          label: t('consumer.up', { block }),
          icon: <icons.ArrowUp size={15} />,
          disabled: isFirst,
          onSelect: () => void move({ FlowId, By: -1 }),
        },
        {
          key: 'down',
          label: t('consumer.down', { block }),
          icon: <icons.ArrowDown size={15} />,
          disabled: isLast,
          onSelect: () => void move({ FlowId, By: 1 }),
        },
      ]}
    />
  );
}
