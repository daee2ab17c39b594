import { DayRangeFields, FilterChips, FilterDrawer, ListToolbar, useRangeText } from '@tracking-console/app-kit/later';
import { ORDER_STATUSES, ORDER_TYPES, PAY_METHODS } from '@tracking-console/contract/orderConstants';
import { FormField } from '@tracking-console/ui';
import { SearchField, Select } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';
import { useText } from '../../useText.ts';
import { type OrderFilter, orderFilters } from './orderAddress.ts';

interface OrderToolbarProps {
  address: URLSearchParams;
  total: number | undefined;
  onFilter: (changes: OrderFilter) => void;
  onClear: () => void;
  children: ReactNode;
}

/** Searches and filters the list. */
export function OrderToolbar({ address, total, onFilter, onClear, children }: OrderToolbarProps) {
  const t = useText();
  const rangeText = useRangeText();
  const [filtering, setFiltering] = useState(false);
  const { text = '', from = '', to = '', ...chosen } = orderFilters.readAll(address);
  const choices = [
    {
      name: 'status',
      label: t('column.status'),
      values: ORDER_STATUSES,
      words: (value: string) => t(`orders.status.${value as 'Paid'}`),
    },
    {
      name: 'type',
      label: t('column.type'),
      values: ORDER_TYPES,
      words: (value: string) => t(`orders.type.${value as 'Plan'}`),
    },
    {
      name: 'method',
      label: t('column.payMethod'),
      values: PAY_METHODS,
      words: (value: string) => t(`orders.method.${value as 'card'}`),
    },
  ] as const;
  const chips = [
    ...choices.flatMap(({ name, label, words }) => {
      const value = chosen[name];
      return value ? [{ key: name, label: `${label}: ${words(value)}`, onRemove: () => onFilter({ [name]: '' }) }] : [];
    }),
    ...(from || to
      ? [
          {
            key: 'created',
            label: `${t('column.created')}: ${rangeText({ from, to })}`,
            onRemove: () => onFilter({ from: '', to: '' }),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListToolbar
        search={<OrderSearch key={text} text={text} onSearch={(found) => onFilter({ text: found })} />}
        sort={null}
        active={chips.length}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </ListToolbar>
      <FilterChips chips={chips} onClear={onClear} />
      {filtering && (
        <FilterDrawer total={total} onClear={onClear} onClose={() => setFiltering(false)} sort={null} tools={children}>
          {choices.map(({ name, label, values, words }) => (
            <FormField key={name} label={label}>
              <Select
                value={chosen[name] ?? ''}
                options={[
                  { value: '', label: '–' },
                  ...values.map((value) => ({ value: value as string, label: words(value) })),
                ]}
                onValueChange={(value) => onFilter({ [name]: value })}
              />
            </FormField>
          ))}
          <DayRangeFields label={t('column.created')} range={{ from, to }} onChange={onFilter} />
        </FilterDrawer>
      )}
    </>
  );
}

/** Searches on Enter. A key of its text shows what the address holds. */
function OrderSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  return (
    <SearchField
      label={t('orders.search')}
      value={typed}
      onValueChange={(value) => {
        setTyped(value);
        if (value === '' && text !== '') onSearch('');
      }}
      onSearch={(value) => onSearch(value.trim().slice(0, 60))}
    />
  );
}
