import { DELIVERY_STATES } from '@tracking-console/contract/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { Button } from '@tracking-console/ui';
import { SearchField, Select, type SelectOption } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';
import { type FilterName, isFiltered, readFilter } from './deliveryAddress.ts';

interface DeliveryFiltersProps {
  address: URLSearchParams;
  webhooks: readonly WebhookRow[];
  onFilter: (name: FilterName, value: string) => void;
  onClear: () => void;
}

export function DeliveryFilters({ address, webhooks, onFilter, onClear }: DeliveryFiltersProps) {
  const t = useText();
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
      <NumberSearch key={number} number={number} onSearch={(text) => onFilter('number', text)} />
      {filter(
        'webhook_id',
        t('deliveries.filter.webhook'),
        webhooks.map(({ id, url }) => ({ value: id, label: url })),
      )}
      {filter(
        'state',
        t('deliveries.filter.state'),
        DELIVERY_STATES.map((state) => ({ value: state, label: t(`deliveries.state.${state}`) })),
      )}
      {isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('tracking.filter.clear')}
        </Button>
      )}
    </div>
  );
}

function NumberSearch({ number, onSearch }: { number: string; onSearch: (text: string) => void }) {
  const t = useText();
  const [text, setText] = useState(number);
  return (
    <SearchField
      label={t('tracking.filter.number')}
      className={styles.search ?? ''}
      value={text}
      onValueChange={(value) => {
        setText(value);
        if (value === '' && number !== '') onSearch('');
      }}
      // A number is written with spaces at times.
      onSearch={(value) => onSearch(value.replace(/\s/g, '').toUpperCase())}
    />
  );
}
