import { useKitText } from '@tracking-console/app-kit';
import { FilterChips, ListToolbar, useRangeText } from '@tracking-console/app-kit/later';
import { AIR_ORDERS } from '@tracking-console/contract/air/airConstants';
import { SearchField, Select } from '@tracking-console/ui/later';
import { type ReactNode, type RefObject, useState } from 'react';
import { useText } from '../../useText.ts';
import { AirFilters } from './AirFilters.tsx';
import { airFilters, orderColumn, readOrder } from './airAddress.ts';
import { columnTitle } from './airColumns.tsx';
import { useAirlinesQuery } from './airQueries.ts';
import type { AirAddress } from './useAirAddress.ts';
import { useAirWords } from './useAirWords.ts';

interface AirToolbarProps {
  searchRef: RefObject<HTMLInputElement | null>;
  list: AirAddress;
  total: number | undefined;
  children: ReactNode;
}

/** Searches, filters and orders the list. */
export function AirToolbar({ searchRef, list, total, children }: AirToolbarProps) {
  const t = useText();
  const [filtering, setFiltering] = useState(false);
  const chips = useFilterChips(list.address);
  const search = airFilters.read(list.address, 'search');
  const order = <OrderSelect address={list.address} onChange={list.order} />;
  return (
    <>
      <ListToolbar
        search={
          <Search
            key={search}
            label={t('air.search')}
            text={search}
            inputRef={searchRef}
            onSearch={(text) => list.filter({ search: text })}
          />
        }
        sort={order}
        active={chips.length}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </ListToolbar>
      <FilterChips
        chips={chips.map(({ without, ...chip }) => ({ ...chip, onRemove: () => list.filter(without) }))}
        onClear={() => list.clear()}
      />
      {filtering && (
        <AirFilters list={list} total={total} onClose={() => setFiltering(false)} sort={order} tools={children} />
      )}
    </>
  );
}

interface SearchProps {
  label: string;
  text: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
}

function Search({ label, text, inputRef, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(text);
  return (
    <SearchField
      label={label}
      shortcut="/"
      inputRef={inputRef}
      value={typed}
      onValueChange={(value) => {
        setTyped(value);
        if (value === '' && text !== '') onSearch('');
      }}
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}

function OrderSelect({ address, onChange }: { address: URLSearchParams; onChange: (order: string) => void }) {
  const t = useText();
  const kitText = useKitText();
  return (
    <Select
      aria-label={kitText('refine.sort')}
      value={readOrder(address)}
      options={AIR_ORDERS.map((order) => {
        const { column, ascending } = orderColumn(order);
        const time = columnTitle(t)(column);
        return { value: order, label: t(ascending ? 'tracking.order.oldest' : 'tracking.order.newest', { time }) };
      })}
      onValueChange={onChange}
    />
  );
}

/** The texts of the filters in the URL; both days are one filter. */
function useFilterChips(address: URLSearchParams) {
  const t = useText();
  const kitText = useKitText();
  const words = useAirWords();
  const rangeText = useRangeText();
  const { data } = useAirlinesQuery();
  const { search, airline, status, airport, from = '', to = '', delayed, discrepancy } = airFilters.readAll(address);
  const named = (name: string, value: string) => kitText('refine.chip', { name, value });
  const airlineName = data?.airlines.find(({ iata }) => iata === airline)?.name;
  return [
    search && { key: 'search', label: named(t('column.awb'), search), without: { search: '' } },
    airline && { key: 'airline', label: named(t('column.airline'), airlineName ?? airline), without: { airline: '' } },
    status && { key: 'status', label: named(t('column.status'), words.status.main(status)), without: { status: '' } },
    airport && { key: 'airport', label: named(t('air.airport'), airport), without: { airport: '' } },
    (from || to) && {
      key: 'days',
      label: named(t('column.updated'), rangeText({ from, to })),
      without: { from: '', to: '' },
    },
    delayed && { key: 'delayed', label: t('air.delayedOnly'), without: { delayed: '' } },
    discrepancy && { key: 'discrepancy', label: t('air.discrepancyOnly'), without: { discrepancy: '' } },
  ].filter((chip) => typeof chip === 'object');
}
