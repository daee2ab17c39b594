import { LOG_DAYS, LOG_ENDPOINTS } from '@tracking-console/contract/api/logConstants';

import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import bar from '../../components/filterBar.module.css';
import { NumberSearch } from '../../components/NumberSearch.tsx';
import { PeriodSelect } from '../../components/PeriodSelect.tsx';
import { useText } from '../../useText.ts';
import { type LogFilter, logFilters } from './logAddress.ts';
import styles from './logs.module.css';
import { MoreFilters } from './MoreFilters.tsx';
import { useFurtherFilters } from './useFurtherFilters.ts';

export interface LogFiltersProps {
  address: URLSearchParams;
  onFilter: (changes: LogFilter) => void;
  onClear: () => void;
}

export function LogFilters({ address, onFilter, onClear }: LogFiltersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const filter = logFilters.readAll(address);
  const { number = '', endpoint = '', failed = '' } = filter;
  const further = useFurtherFilters(filter);
  return (
    <div className={bar.bar}>
      <div className={bar.filters}>
        <NumberSearch key={number} number={number} onSearch={(text) => onFilter({ number: text })} />
        <PeriodSelect value={filter} days={LOG_DAYS} onChange={onFilter} />
        <FilterSelect
          label={t('logs.filter.endpoint')}
          value={endpoint}
          options={LOG_ENDPOINTS.map((name) => ({ value: name, label: name }))}
          onChange={(name) => onFilter({ endpoint: name })}
        />
        <FilterSelect
          label={t('deliveries.filter.state')}
          value={failed}
          options={[
            { value: 'true', label: t('logs.outcome.failed') },
            { value: 'false', label: t('logs.outcome.succeeded') },
          ]}
          onChange={(choice) => onFilter({ failed: choice })}
        />
        <Button icon={<icons.SlidersHorizontal size={16} />} onClick={() => setOpen(true)}>
          {t('logs.filter.more')}
        </Button>
        {logFilters.isFiltered(address) && (
          <Button kind="text" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      {further.length > 0 && (
        <ul className={styles.chips} aria-label={t('logs.filter.more')}>
          {further.map(({ name, label }) => (
            <li key={name}>
              <Button
                size="sm"
                aria-label={t('filter.remove', { filter: label })}
                onClick={() => onFilter({ [name]: '' })}
              >
                {label}
                <icons.X size={12} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <MoreFilters filter={filter} onFilter={onFilter} onClear={onClear} onClose={() => setOpen(false)} />}
    </div>
  );
}
