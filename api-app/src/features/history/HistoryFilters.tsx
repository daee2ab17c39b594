import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import {
  HISTORY_SHOWN_DAYS,
  NOTICE_STATES,
  NOTICE_TYPES,
  RULE_EVENTS,
} from '@tracking-console/contract/notifications/ruleConstants';
import type { NoticeRow } from '@tracking-console/contract/notifications/rules';
import { Button } from '@tracking-console/ui';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import bar from '../../components/filterBar.module.css';
import { NumberSearch } from '../../components/NumberSearch.tsx';
import { PeriodSelect } from '../../components/PeriodSelect.tsx';
import { useNoticeWords } from '../../components/useNoticeWords.ts';
import { useText } from '../../useText.ts';
import styles from './history.module.css';
import { type HistoryFilter, historyFilters } from './historyAddress.ts';
import { useTypeWords } from './useTypeWords.ts';

interface HistoryFiltersProps {
  address: URLSearchParams;
  onFilter: (changes: HistoryFilter) => void;
  onClear: () => void;
}

const TRIGGERS: NoticeRow['Trigger'][] = [...NOTIFY_STATUSES, ...RULE_EVENTS.filter((event) => event !== 'shipment')];

export function HistoryFilters({ address, onFilter, onClear }: HistoryFiltersProps) {
  const t = useText();
  const words = useNoticeWords();
  const typeWords = useTypeWords();
  const filter = historyFilters.readAll(address);
  const { number = '', trigger = '', state = '', type = '' } = filter;
  return (
    <div className={`${bar.filters} ${styles.filters}`}>
      <NumberSearch key={number} number={number} onSearch={(text) => onFilter({ number: text })} />
      <PeriodSelect value={filter} days={HISTORY_SHOWN_DAYS} onChange={onFilter} />
      <FilterSelect
        label={t('column.trigger')}
        value={trigger}
        options={TRIGGERS.map((value) => ({ value, label: words.trigger(value) }))}
        onChange={(value) => onFilter({ trigger: value })}
      />
      <FilterSelect
        label={t('deliveries.filter.state')}
        value={state}
        options={NOTICE_STATES.map((value) => ({ value, label: words.state(value) }))}
        onChange={(value) => onFilter({ state: value })}
      />
      <FilterSelect
        label={t('taskCenter.filter.type')}
        value={type}
        options={NOTICE_TYPES.map((value) => ({ value, label: typeWords[value] }))}
        onChange={(value) => onFilter({ type: value })}
      />
      {historyFilters.isFiltered(address) && (
        <Button kind="text" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
