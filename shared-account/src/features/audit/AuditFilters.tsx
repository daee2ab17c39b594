import { useKitText } from '@tracking-console/app-kit';
import { EVENT_KINDS } from '@tracking-console/contract/account/securityConstants';
import { Button } from '@tracking-console/ui';
import { DateRangeField, SearchField, Select } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './audit.module.css';
import type { AuditFilter } from './auditAddress.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  isFiltered: boolean;
  onFilter: (changes: AuditFilter) => void;
  onClear: () => void;
}

export function AuditFilters({ filter, isFiltered, onFilter, onClear }: AuditFiltersProps) {
  const t = useText();
  const kit = useKitText();
  const { kind = '', from = '', to = '', ip = '' } = filter;
  return (
    <>
      <Select
        aria-label={t('column.event.kind')}
        className={styles.kind ?? ''}
        value={kind}
        options={[
          { value: '', label: t('audit.all') },
          ...EVENT_KINDS.map((value) => ({ value, label: t(`audit.kind.${value}`) })),
        ]}
        onValueChange={(value) => onFilter({ kind: value })}
      />
      <div className={styles.days}>
        <DateRangeField aria-label={t('dashboard.usage.period')} value={{ from, to }} onValueChange={onFilter} />
      </div>
      <div className={styles.address}>
        <AddressSearch key={ip} address={ip} onSearch={(text) => onFilter({ ip: text })} />
      </div>
      {isFiltered && (
        <Button kind="text" onClick={onClear}>
          {kit('filter.clear')}
        </Button>
      )}
    </>
  );
}

/** Enter searches; an emptied field shows everything again. */
function AddressSearch({ address, onSearch }: { address: string; onSearch: (address: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(address);
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && address !== '') onSearch('');
  };
  return (
    <SearchField
      label={t('column.ipAddress')}
      value={typed}
      onValueChange={change}
      onSearch={(text) => onSearch(text.trim())}
    />
  );
}
