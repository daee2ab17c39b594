import { DELIVERY_STATES } from '@tracking-console/contract/webhookConstants';
import type { WebhookRow } from '@tracking-console/contract/webhooks';
import { Button } from '@tracking-console/ui';
import { Select, type SelectOption } from '@tracking-console/ui/later';
import { NumberSearch } from '../../components/NumberSearch.tsx';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';
import { deliveryFilters, type FilterName } from './deliveryAddress.ts';

interface DeliveryFiltersProps {
  address: URLSearchParams;
  webhooks: readonly WebhookRow[];
  onFilter: (name: FilterName, value: string) => void;
  onClear: () => void;
}

export function DeliveryFilters({ address, webhooks, onFilter, onClear }: DeliveryFiltersProps) {
  const t = useText();
  const number = deliveryFilters.read(address, 'number');
  const filter = (name: FilterName, label: string, options: SelectOption[]) => (
    <Select
      aria-label={label}
      className={styles.filter ?? ''}
      value={deliveryFilters.read(address, name)}
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
      {deliveryFilters.isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('tracking.filter.clear')}
        </Button>
      )}
    </div>
  );
}
