import { TASK_STATUSES, TASK_TYPES } from '@tracking-console/contract/tasks/taskConstants';
import { Button } from '@tracking-console/ui';
import { DateRangeField } from '@tracking-console/ui/later';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import bar from '../../components/filterBar.module.css';
import { useText } from '../../useText.ts';
import { type TaskFilter, taskFilters } from './taskAddress.ts';
import styles from './tasks.module.css';

interface TaskFiltersProps {
  address: URLSearchParams;
  onFilter: (changes: TaskFilter) => void;
  onClear: () => void;
}

export function TaskFilters({ address, onFilter, onClear }: TaskFiltersProps) {
  const t = useText();
  const { type = '', status = '', from = '', to = '' } = taskFilters.readAll(address);
  return (
    <div className={bar.filters}>
      <FilterSelect
        label={t('taskCenter.filter.type')}
        value={type}
        options={TASK_TYPES.map((name) => ({ value: name, label: t(`taskCenter.type.${name}`) }))}
        onChange={(name) => onFilter({ type: name })}
      />
      <FilterSelect
        label={t('tracking.filter.status')}
        value={status}
        options={TASK_STATUSES.map((name) => ({ value: name, label: t(`taskCenter.status.${name}`) }))}
        onChange={(name) => onFilter({ status: name })}
      />
      <div className={styles.dates}>
        <DateRangeField aria-label={t('taskCenter.column.created')} value={{ from, to }} onValueChange={onFilter} />
      </div>
      {taskFilters.isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
