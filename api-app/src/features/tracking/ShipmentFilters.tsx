import { useCarrierOptions, useKitText } from '@tracking-console/app-kit';
import { DayRangeFields, FilterDrawer } from '@tracking-console/app-kit/later';
import { numbersIn } from '@tracking-console/contract/shipments/numbersInText';
import { FormField, TextArea } from '@tracking-console/ui';
import { Select, type SelectOption, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';
import { useText } from '../../useText.ts';
import {
  CHOICES,
  type ChoiceName,
  type FilterName,
  MAX_SEARCHED_NUMBERS,
  shipmentFilters,
  TIMES,
} from './listAddress.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { useFilterText } from './useFilterText.ts';
import type { useListAddress } from './useListAddress.ts';

interface ShipmentFiltersProps {
  list: Pick<ReturnType<typeof useListAddress>, 'address' | 'filter' | 'clear'>;
  total: number | undefined;
  onClose: () => void;
  /** The list's other tools, for a window that has no room for them beside the search. */
  children: ReactNode;
}

/** Every filter of gettracklist. */
export function ShipmentFilters({ list, total, onClose, children }: ShipmentFiltersProps) {
  const t = useText();
  const carriers = useCarrierOptions();
  const { nameOf, textOf } = useFilterText();
  const { address } = list;
  // One history entry for all changes made here.
  const apply = (filters: Parameters<typeof list.filter>[0]) => list.filter(filters, { replace: true });
  const choice = (name: 'carrier' | ChoiceName, options: SelectOption[], searchable = false) => (
    <FormField label={nameOf(name)}>
      <Select
        searchable={searchable}
        {...(searchable && { placeholder: t('logs.filter.any') })}
        value={shipmentFilters.read(address, name)}
        options={[{ value: '', label: t('logs.filter.any') }, ...options]}
        onValueChange={(value) => apply({ [name]: value })}
      />
    </FormField>
  );
  const oneOf = (name: ChoiceName) =>
    choice(
      name,
      CHOICES[name].map((value) => ({ value, label: textOf(name, value) })),
    );
  return (
    <FilterDrawer
      total={total}
      onClear={() => list.clear({ replace: true })}
      onClose={onClose}
      sort={<OrderSelect address={address} onChange={(order_by) => apply({ order_by })} />}
      tools={children}
    >
      <NumbersFilter numbers={shipmentFilters.read(address, 'number')} onChange={(number) => apply({ number })} />
      {choice('carrier', carriers, true)}
      {oneOf('package_status')}
      {oneOf('tracking_status')}
      {oneOf('sync_status')}
      {oneOf('push_status')}
      <PushCode
        code={shipmentFilters.read(address, 'push_status_code')}
        onChange={(code) => apply({ push_status_code: code })}
      />
      {oneOf('data_origin')}
      {TIMES.map((name) => (
        <DayRangeFields
          key={name}
          label={nameOf(`${name}_from`)}
          range={{
            from: shipmentFilters.read(address, `${name}_from`),
            to: shipmentFilters.read(address, `${name}_to`),
          }}
          onChange={({ from, to }) => apply({ [`${name}_from` satisfies FilterName]: from, [`${name}_to`]: to })}
        />
      ))}
    </FilterDrawer>
  );
}

/** A pasted list; if it has more numbers than the call takes, it is not searched for but kept to be shortened. */
function NumbersFilter({ numbers, onChange }: { numbers: string; onChange: (numbers: string) => void }) {
  const t = useText();
  const kitText = useKitText();
  const [text, setText] = useState(numbers.replaceAll(',', '\n'));
  const count = numbersIn(text).length;
  return (
    <FormField
      label={t('field.number')}
      hint={kitText('add.hint', { most: MAX_SEARCHED_NUMBERS })}
      error={
        count > MAX_SEARCHED_NUMBERS
          ? t('tracking.filter.tooMany', { found: count, most: MAX_SEARCHED_NUMBERS })
          : undefined
      }
    >
      <TextArea
        rows={3}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const found = numbersIn(target.value);
          if (found.length <= MAX_SEARCHED_NUMBERS) onChange(found.join(','));
        }}
      />
    </FormField>
  );
}

/** A code that is being typed is incomplete at first. */
function PushCode({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const { nameOf } = useFilterText();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FormField label={nameOf('push_status_code')}>
      <TextField
        inputMode="numeric"
        maxLength={3}
        placeholder="500"
        value={typed ?? code}
        onChange={({ target: { value } }) => {
          const isWhole = value === '' || /^[1-5][0-9]{2}$/.test(value);
          setTyped(isWhole ? null : value);
          if (isWhole) onChange(value);
        }}
        onBlur={() => setTyped(null)}
      />
    </FormField>
  );
}
