import { usePart } from '@tracking-console/app-kit';
import { FilterChips, ListToolbar } from '@tracking-console/app-kit/later';
import { numbersIn } from '@tracking-console/contract/shipments/numbersInText';
import { Banner, loader } from '@tracking-console/ui';
import { SearchField } from '@tracking-console/ui/later';
import { type ReactNode, type RefObject, useState } from 'react';
import { useText } from '../../useText.ts';
import { MAX_SEARCHED_NUMBERS, shipmentFilters } from './listAddress.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { useFilterChips } from './useFilterText.ts';
import type { useListAddress } from './useListAddress.ts';

const filterDrawer = loader(async () => (await import('./ShipmentFilters.tsx')).ShipmentFilters);

interface ShipmentToolbarProps {
  searchRef: RefObject<HTMLInputElement | null>;
  list: Pick<ReturnType<typeof useListAddress>, 'address' | 'filter' | 'clear'>;
  total: number | undefined;
  children: ReactNode;
}

/** Searches, filters and orders the list. */
export function ShipmentToolbar({ searchRef, list, total, children }: ShipmentToolbarProps) {
  const [filtering, setFiltering] = useState(false);
  const Filters = usePart(filterDrawer, filtering, () => setFiltering(false));
  const chips = useFilterChips(list.address);
  const number = shipmentFilters.read(list.address, 'number');
  return (
    <>
      <ListToolbar
        search={
          <NumberSearch
            key={number}
            number={number}
            inputRef={searchRef}
            onSearch={(text) => list.filter({ number: text })}
          />
        }
        sort={<OrderSelect address={list.address} onChange={(order_by) => list.filter({ order_by })} />}
        active={chips.length}
        loading={filtering && !Filters}
        onFilter={() => setFiltering(true)}
      >
        {children}
      </ListToolbar>
      <FilterChips
        chips={chips.map(({ without, ...chip }) => ({ ...chip, onRemove: () => list.filter(without) }))}
        onClear={list.clear}
      />
      {filtering && Filters && (
        <Filters list={list} total={total} onClose={() => setFiltering(false)}>
          {children}
        </Filters>
      )}
    </>
  );
}

interface NumberSearchProps {
  number: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
}

function NumberSearch({ number, inputRef, onSearch }: NumberSearchProps) {
  const t = useText();
  const [text, setText] = useState(number);
  const [tooMany, setTooMany] = useState(0);
  const search = (typed: string) => {
    const numbers = numbersIn(typed);
    setTooMany(numbers.length > MAX_SEARCHED_NUMBERS ? numbers.length : 0);
    if (numbers.length <= MAX_SEARCHED_NUMBERS) onSearch(numbers.join(',') || typed.trim());
  };
  return (
    <div>
      <SearchField
        label={t('tracking.filter.number')}
        shortcut="/"
        inputRef={inputRef}
        value={text}
        onValueChange={(value) => {
          setText(value);
          setTooMany(0);
          if (value === '' && number !== '') onSearch('');
        }}
        onSearch={search}
      />
      {tooMany > 0 && (
        <Banner kind="error" text={t('tracking.filter.tooMany', { found: tooMany, most: MAX_SEARCHED_NUMBERS })} />
      )}
    </div>
  );
}
