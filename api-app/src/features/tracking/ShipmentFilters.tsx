import { useCarrierOptions } from '@tracking-console/app-kit';
import { numbersIn } from '@tracking-console/contract/numbersInText';
import { MAIN_STATUSES } from '@tracking-console/contract/statuses';
import { Button } from '@tracking-console/ui';
import { SearchField, Select, type SelectOption } from '@tracking-console/ui/later';
import { type RefObject, useState } from 'react';
import { useText } from '../../useText.ts';
import { useStatusWords } from '../../words/useStatusWords.ts';
import { type FilterName, isFiltered, readFilter, TRACKING_STATUSES } from './listAddress.ts';
import styles from './tracking.module.css';

interface ShipmentFiltersProps {
  searchRef: RefObject<HTMLInputElement | null>;
  address: URLSearchParams;
  onFilter: (name: FilterName, value: string) => void;
  onClear: () => void;
}

export function ShipmentFilters({ address, searchRef, onFilter, onClear }: ShipmentFiltersProps) {
  const t = useText();
  const words = useStatusWords();
  const carriers = useCarrierOptions();
  const number = readFilter(address, 'number');
  const filter = (name: FilterName, label: string, options: SelectOption[]) => (
    <Select
      aria-label={label}
      className={styles.filter ?? ''}
      value={readFilter(address, name)}
      options={[{ value: '', label }, ...options]}
      onValueChange={(value) => onFilter(name, value)}
    />
  );
  return (
    <div className={styles.filters}>
      <NumberSearch
        key={number}
        number={number}
        inputRef={searchRef}
        onSearch={(text) => onFilter('number', numbersIn(text).join(',') || text.trim())}
      />
      {filter('carrier', t('tracking.filter.carrier'), carriers)}
      {filter(
        'package_status',
        t('tracking.filter.status'),
        MAIN_STATUSES.map((status) => ({ value: status, label: words.main(status) })),
      )}
      {filter(
        'tracking_status',
        t('tracking.filter.tracking'),
        TRACKING_STATUSES.map((status) => ({ value: status, label: words.tracking(status) })),
      )}
      {isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('tracking.filter.clear')}
        </Button>
      )}
    </div>
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
  return (
    <SearchField
      label={t('tracking.filter.number')}
      inputRef={inputRef}
      className={styles.search ?? ''}
      value={text}
      onValueChange={(value) => {
        setText(value);
        if (value === '' && number !== '') onSearch('');
      }}
      onSearch={onSearch}
    />
  );
}
