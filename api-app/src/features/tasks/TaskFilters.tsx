import { TASK_STATUSES, TASK_TYPES } from '@tracking-console/contract/taskConstants';
import { Button } from '@tracking-console/ui';
import { DateRangeField, Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { type FilterName, isFiltered, readFilter } from './taskAddress.ts';
import styles from './tasks.module.css';

interface TaskFiltersProps {
  address: URLSearchParams;
  onFilter: (values: Partial<Record<FilterName, string>>) => void;
  onClear: () => void;
}

export function TaskFilters({ address, onFilter, onClear }: TaskFiltersProps) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <Select
        aria-label={t('taskCenter.filter.type')}
        className={styles.filter ?? ''}
        value={readFilter(address, 'type')}
        options={[
          { value: '', label: t('taskCenter.filter.type') },
          ...TASK_TYPES.map((type) => ({ value: type, label: t(`taskCenter.type.${type}`) })),
        ]}
        onValueChange={(type) => onFilter({ type })}
      />
      <Select
        aria-label={t('tracking.filter.status')}
        className={styles.filter ?? ''}
        value={readFilter(address, 'status')}
        options={[
          { value: '', label: t('tracking.filter.status') },
          ...TASK_STATUSES.map((status) => ({ value: status, label: t(`taskCenter.status.${status}`) })),
        ]}
        onValueChange={(status) => onFilter({ status })}
      />
      <div className={styles.dates}>
        <DateRangeField
          aria-label={t('column.created')}
          value={{ from: readFilter(address, 'from'), to: readFilter(address, 'to') }}
          onValueChange={({ from, to }) => onFilter({ from, to })}
        />
      </div>
      {isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('tracking.filter.clear')}
        </Button>
      )}
    </div>
  );
}
