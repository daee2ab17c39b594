import { DayRangeFields, FilterDrawer } from '@tracking-console/app-kit/later';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Select, type SelectOption, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';
import { useText } from '../../useText.ts';
import { airFilters } from './airAddress.ts';
import { useAirlinesQuery } from './airQueries.ts';
import type { AirAddress } from './useAirAddress.ts';
import { useAirWords } from './useAirWords.ts';

interface AirFiltersProps {
  list: AirAddress;
  total: number | undefined;
  onClose: () => void;
  sort: ReactNode;
  tools: ReactNode;
}

const AIRPORT_LENGTH = 3;

export function AirFilters({ list, total, onClose, sort, tools }: AirFiltersProps) {
  const t = useText();
  const words = useAirWords();
  const { data } = useAirlinesQuery();
  const {
    airline = '',
    status = '',
    airport = '',
    from = '',
    to = '',
    delayed,
    discrepancy,
  } = airFilters.readAll(list.address);
  const [typedAirport, setTypedAirport] = useState(airport);
  // One history entry for all changes made here.
  const apply = (filters: Parameters<typeof list.filter>[0]) => list.filter(filters, { replace: true });
  const any: SelectOption = { value: '', label: t('logs.filter.any') };
  return (
    <FilterDrawer
      total={total}
      onClear={() => {
        setTypedAirport('');
        list.clear({ replace: true });
      }}
      onClose={onClose}
      sort={sort}
      tools={tools}
    >
      <FormField label={t('column.airline')}>
        <Select
          searchable
          placeholder={any.label}
          value={airline}
          options={[
            any,
            ...(data?.airlines ?? []).map(({ iata, name }) => ({ value: iata, label: `${name} (${iata})` })),
          ]}
          onValueChange={(value) => apply({ airline: value })}
        />
      </FormField>
      <FormField label={t('column.status')}>
        <Select
          value={status}
          options={[any, ...MAIN_STATUSES.map((value) => ({ value, label: words.status.main(value) }))]}
          onValueChange={(value) => apply({ status: value })}
        />
      </FormField>
      <FormField label={t('air.airport')} hint={t('air.airportHint')}>
        <TextField
          value={typedAirport}
          maxLength={AIRPORT_LENGTH}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            const code = target.value.toUpperCase();
            setTypedAirport(code);
            if (code === '' || code.length === AIRPORT_LENGTH) apply({ airport: code });
          }}
        />
      </FormField>
      <DayRangeFields
        label={t('column.updated')}
        range={{ from, to }}
        onChange={(range) => apply({ from: range.from, to: range.to })}
      />
      <Checkbox checked={delayed === '1'} onChange={({ target }) => apply({ delayed: target.checked ? '1' : '' })}>
        {t('air.delayedOnly')}
      </Checkbox>
      <Checkbox
        checked={discrepancy === '1'}
        onChange={({ target }) => apply({ discrepancy: target.checked ? '1' : '' })}
      >
        {t('air.discrepancyOnly')}
      </Checkbox>
    </FilterDrawer>
  );
}
