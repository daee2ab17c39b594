import { useLanguage } from '@tracking-console/app-kit';
import { RowMenu } from '@tracking-console/app-kit/later';
import { icons } from '@tracking-console/ui/later';
import type { Order } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import { actionsOf, type OrderActionName, type OrderActions } from './useOrderActions.ts';

const ICONS = {
  details: icons.Eye,
  pay: icons.CreditCard,
  receipt: icons.Download,
  invoice: icons.Receipt,
  refund: icons.RotateCcw,
  cancel: icons.CircleX,
} as const satisfies Record<OrderActionName, unknown>;

export function OrderMenu({ order, actions }: { order: Order; actions: OrderActions }) {
  const t = useText();
  const language = useLanguage();
  return (
    <RowMenu
      label={`${t('column.actions')}: ${order.orderNo}`}
      items={() =>
        actionsOf(order, language).map((action) => {
          const Icon = ICONS[action];
          return {
            key: action,
            label: t(`orders.action.${action}`),
            icon: <Icon size={15} />,
            danger: action === 'cancel',
            separatorBefore: action === 'cancel',
            onSelect: () => actions(order, action),
          };
        })
      }
    />
  );
}
