import { DayRangeFields, FilterChips, FilterDrawer, ListToolbar, useRangeText } from '@tracking-console/app-kit/later';
import { MAX_ORDER_TEXT } from '@tracking-console/contract/orders/orderConstants';
import { FormField } from '@tracking-console/ui';
import { SearchField, Select } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';

/** A filter with a few values. */
export interface FilterChoice {
  name: string;
  label: string;
  values: readonly string[];
  words: (value: string) => string;
}

interface FilterToolbarProps {
  /** The values in the address. */
  filters: Partial<Record<string, string>>;
  choices: readonly FilterChoice[];
  /** The date that the days filter. */
  dayLabel: string;
  searchLabel: string;
  total: number | undefined;
  onFilter: (changes: Record<string, string>) => void;
  onClear: () => void;
  /** The list's other tools. */
  children?: ReactNode;
}

/** Searches and filters a list of orders or invoices. */
export function FilterToolbar(props: FilterToolbarProps) {
  const { filters, searchLabel, onFilter, onClear, children = null } = props;
  const [filtering, setFiltering] = useState(false);
  const chips = useChips(props);
  const { text = '' } = filters;
  return (
    <>
      <ListToolbar
        search={<Search key={text} label={searchLabel} text={text} onSearch={(found) => onFilter({ text: found })} />}
        sort={null}
        active={chips.length}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </ListToolbar>
      <FilterChips chips={chips} onClear={onClear} />
      {filtering && <Filters {...props} onClose={() => setFiltering(false)} />}
    </>
  );
}

function Filters(props: FilterToolbarProps & { onClose: () => void }) {
  const { filters, choices, dayLabel, total, onFilter, onClear, onClose, children = null } = props;
  const { from = '', to = '' } = filters;
  return (
    <FilterDrawer total={total} onClear={onClear} onClose={onClose} sort={null} tools={children}>
      {choices.map(({ name, label, values, words }) => (
        <FormField key={name} label={label}>
          <Select
            value={filters[name] ?? ''}
            options={[{ value: '', label: '–' }, ...values.map((value) => ({ value, label: words(value) }))]}
            onValueChange={(value) => onFilter({ [name]: value })}
          />
        </FormField>
      ))}
      <DayRangeFields label={dayLabel} range={{ from, to }} onChange={({ from, to }) => onFilter({ from, to })} />
    </FilterDrawer>
  );
}

/** The active filters, each with a button to remove it. */
function useChips({ filters, choices, dayLabel, onFilter }: FilterToolbarProps) {
  const rangeText = useRangeText();
  const { from = '', to = '' } = filters;
  const chips = choices.flatMap(({ name, label, words }) => {
    const value = filters[name];
    return value ? [{ key: name, label: `${label}: ${words(value)}`, onRemove: () => onFilter({ [name]: '' }) }] : [];
  });
  if (from || to) {
    const label = `${dayLabel}: ${rangeText({ from, to })}`;
    chips.push({ key: 'days', label, onRemove: () => onFilter({ from: '', to: '' }) });
  }
  return chips;
}

interface SearchProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter. With its text as the `key` it shows the address's text. */
function Search({ label, text, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(text);
  return (
    <SearchField
      label={label}
      value={typed}
      onValueChange={(value) => {
        setTyped(value);
        if (value === '' && text !== '') onSearch('');
      }}
      onSearch={(value) => onSearch(value.trim().slice(0, MAX_ORDER_TEXT))}
    />
  );
}
