import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orders/orderConstants';
import type { FilterChoice } from '../../components/FilterToolbar.tsx';
import { useText } from '../../useText.ts';

/** The filters of the orders that have a few values. */
export function useOrderChoices(): FilterChoice[] {
  const t = useText();
  return [
    {
      name: 'status',
      label: t('column.status'),
      values: ORDER_STATUSES,
      words: (value) => t(`orders.status.${value as 'Paid'}`),
    },
    {
      name: 'type',
      label: t('column.type'),
      values: ORDER_TYPES,
      words: (value) => t(`orders.type.${value as 'Plan'}`),
    },
    {
      name: 'method',
      label: t('column.payMethod'),
      values: PAY_METHODS,
      words: (value) => t(`orders.method.${value as 'card'}`),
    },
  ];
}
