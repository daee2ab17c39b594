import { DayRangeFields, FilterChips, FilterDrawer, ListToolbar, useRangeText } from '@tracking-console/app-kit/later';
import { FormField } from '@tracking-console/ui';
import { SearchField, Select } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';

export interface Choice {
  name: string;
  label: string;
  values: readonly string[];
  words: (value: string) => string;
}

interface InvoiceToolbarProps {
  /** As the address holds them. */
  filters: Partial<Record<string, string>>;
  choices: readonly Choice[];
  /** What the days are of. */
  dayLabel: string;
  searchLabel: string;
  total: number | undefined;
  onFilter: (changes: Record<string, string>) => void;
  onClear: () => void;
  children?: ReactNode;
}

/** Searches and filters the list of either tab. */
export function InvoiceToolbar(props: InvoiceToolbarProps) {
  const { filters, choices, dayLabel, searchLabel, total, onFilter, onClear, children = null } = props;
  const rangeText = useRangeText();
  const [filtering, setFiltering] = useState(false);
  const { text = '', from = '', to = '' } = filters;
  const chips = choices.flatMap(({ name, label, words }) => {
    const value = filters[name];
    return value ? [{ key: name, label: `${label}: ${words(value)}`, onRemove: () => onFilter({ [name]: '' }) }] : [];
  });
  if (from || to) {
    const label = `${dayLabel}: ${rangeText({ from, to })}`;
    chips.push({ key: 'days', label, onRemove: () => onFilter({ from: '', to: '' }) });
  }
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
      {filtering && (
        <FilterDrawer total={total} onClear={onClear} onClose={() => setFiltering(false)} sort={null} tools={null}>
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
      )}
    </>
  );
}

interface SearchProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter. A key of its text shows what the address holds. */
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
      onSearch={(value) => onSearch(value.trim().slice(0, 60))}
    />
  );
}
