import { useCarrierOptions } from '@tracking-console/app-kit';
import { DELIVERY_DAYS, WEBHOOK_EVENTS } from '@tracking-console/contract/api/webhookConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { Button } from '@tracking-console/ui';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import styles from '../../components/filterBar.module.css';
import { NumberSearch } from '../../components/NumberSearch.tsx';
import { PeriodSelect } from '../../components/PeriodSelect.tsx';
import { useStatusWords } from '../../components/useStatusWords.ts';
import { useText } from '../../useText.ts';
import { type EventFilter, eventFilters } from './eventAddress.ts';

interface EventFiltersProps {
  address: URLSearchParams;
  onFilter: (changes: EventFilter) => void;
  onClear: () => void;
}

export function EventFilters({ address, onFilter, onClear }: EventFiltersProps) {
  const t = useText();
  const words = useStatusWords();
  const carriers = useCarrierOptions();
  const filter = eventFilters.readAll(address);
  const { number = '', event = '', status = '', carrier = '' } = filter;
  return (
    <div className={styles.filters}>
      <NumberSearch key={number} number={number} onSearch={(text) => onFilter({ number: text })} />
      <PeriodSelect value={filter} days={DELIVERY_DAYS} onChange={onFilter} />
      <FilterSelect
        label={t('events.filter.event')}
        value={event}
        options={WEBHOOK_EVENTS.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onFilter({ event: name })}
      />
      <FilterSelect
        label={t('tracking.filter.status')}
        value={status}
        options={MAIN_STATUSES.map((name) => ({ value: name, label: words.main(name) }))}
        onChange={(name) => onFilter({ status: name })}
      />
      <FilterSelect
        label={t('tracking.filter.carrier')}
        value={carrier}
        options={carriers}
        onChange={(key) => onFilter({ carrier: key })}
      />
      {eventFilters.isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
