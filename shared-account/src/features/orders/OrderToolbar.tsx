import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orders/orderConstants';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterChoice, FilterToolbar } from '../../components/FilterToolbar.tsx';
import { type Text, useText } from '../../useText.ts';
import { orderFilters } from './orderAddress.ts';

interface OrderToolbarProps {
  total: number | undefined;
  onClear: () => void;
  children: ReactNode;
}

/** Searches and filters the orders. */
export function OrderToolbar({ total, onClear, children }: OrderToolbarProps) {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  return (
    <FilterToolbar
      filters={orderFilters.readAll(address)}
      choices={choicesOf(t)}
      dayLabel={t('column.created')}
      searchLabel={t('orders.search')}
      total={total}
      onFilter={(changes) => setAddress(orderFilters.with(address, changes))}
      onClear={onClear}
    >
      {children}
    </FilterToolbar>
  );
}

const choicesOf = (t: Text): FilterChoice[] => [
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
