import { DELIVERY_STATES } from '@tracking-console/contract/api/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { Button } from '@tracking-console/ui';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import bar from '../../components/filterBar.module.css';
import { NumberSearch } from '../../components/NumberSearch.tsx';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';
import { type DeliveryFilter, deliveryFilters } from './deliveryAddress.ts';

interface DeliveryFiltersProps {
  address: URLSearchParams;
  webhooks: readonly WebhookRow[];
  onFilter: (changes: DeliveryFilter) => void;
  onClear: () => void;
}

export function DeliveryFilters({ address, webhooks, onFilter, onClear }: DeliveryFiltersProps) {
  const t = useText();
  const { number = '', webhook_id = '', state = '' } = deliveryFilters.readAll(address);
  return (
    <div className={`${bar.filters} ${styles.filters}`}>
      <NumberSearch key={number} number={number} onSearch={(text) => onFilter({ number: text })} />
      <FilterSelect
        label={t('deliveries.filter.webhook')}
        value={webhook_id}
        options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
        onChange={(id) => onFilter({ webhook_id: id })}
      />
      <FilterSelect
        label={t('deliveries.filter.state')}
        value={state}
        options={DELIVERY_STATES.map((name) => ({ value: name, label: t(`deliveries.state.${name}`) }))}
        onChange={(name) => onFilter({ state: name })}
      />
      {deliveryFilters.isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
