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
  list: {
    /** The filters, as the address holds them. */
    given: Partial<Record<string, string>>;
    filter: (changes: Record<string, string>) => void;
    clear: () => void;
  };
  choices: readonly FilterChoice[];
  /** The date that the days filter. */
  dayLabel: string;
  searchLabel: string;
  total: number | undefined;
  /** The list's other tools. */
  children?: ReactNode;
}

/** Searches and filters a list of orders or invoices. */
export function FilterToolbar(props: FilterToolbarProps) {
  const { list, searchLabel, children = null } = props;
  const [filtering, setFiltering] = useState(false);
  const chips = useChips(props);
  const { text = '' } = list.given;
  return (
    <>
      <ListToolbar
        search={
          <Search key={text} label={searchLabel} text={text} onSearch={(found) => list.filter({ text: found })} />
        }
        sort={null}
        active={chips.length}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </ListToolbar>
      <FilterChips chips={chips} onClear={list.clear} />
      {filtering && <Filters {...props} onClose={() => setFiltering(false)} />}
    </>
  );
}

function Filters(props: FilterToolbarProps & { onClose: () => void }) {
  const { list, choices, dayLabel, total, onClose, children = null } = props;
  const { given, filter, clear } = list;
  const { from = '', to = '' } = given;
  return (
    <FilterDrawer total={total} onClear={clear} onClose={onClose} sort={null} tools={children}>
      {choices.map(({ name, label, values, words }) => (
        <FormField key={name} label={label}>
          <Select
            value={given[name] ?? ''}
            options={[{ value: '', label: '–' }, ...values.map((value) => ({ value, label: words(value) }))]}
            onValueChange={(value) => filter({ [name]: value })}
          />
        </FormField>
      ))}
      <DayRangeFields label={dayLabel} range={{ from, to }} onChange={({ from, to }) => filter({ from, to })} />
    </FilterDrawer>
  );
}

/** The filters in force, each with a way out. */
function useChips({ list: { given, filter }, choices, dayLabel }: FilterToolbarProps) {
  const rangeText = useRangeText();
  const { from = '', to = '' } = given;
  const chips = choices.flatMap(({ name, label, words }) => {
    const value = given[name];
    return value ? [{ key: name, label: `${label}: ${words(value)}`, onRemove: () => filter({ [name]: '' }) }] : [];
  });
  if (from || to) {
    const label = `${dayLabel}: ${rangeText({ from, to })}`;
    chips.push({ key: 'days', label, onRemove: () => filter({ from: '', to: '' }) });
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
