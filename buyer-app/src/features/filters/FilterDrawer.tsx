import { DayRangeFields, FilterDrawer as Drawer, FilterGroup, ManyChoices } from '@tracking-console/app-kit/later';
import { TAG_TYPES } from '@tracking-console/contract/shipments/shipmentConstants';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { FormField } from '@tracking-console/ui';
import { Checkbox, Select, TextField } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { TagMark } from '../../components/TagMark.tsx';
import { type ListQuery, statusesOf, UNFILTERED, withStatuses } from '../../model/lists/listQuery.ts';
import { ESTIMATES, MAX_STALE_DAYS, type Refinement } from '../../model/lists/refinement.ts';
import type { ChangeList } from '../../model/lists/useListQuery.ts';
import { statusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';
import { SortSelect } from './SortSelect.tsx';
import { useCarrierOptions, useCountryOptions, useSubStatusOptions } from './useFilterOptions.ts';

interface FilterDrawerProps {
  query: ListQuery;
  /** The number of shipments found; undefined while it is not known. */
  total: number | undefined;
  onChange: ChangeList;
  onClose: () => void;
  /** The list's other tools, for a window that has no room for them beside the search. */
  children?: ReactNode;
}

/** Every filter of the list. Each takes effect at once, behind the drawer. */
export function FilterDrawer({ query, total, onChange, onClose, children }: FilterDrawerProps) {
  const t = useText();
  const { refinement } = query;
  // One step back leads out of all that was tried here.
  const apply = (change: Partial<ListQuery>) => onChange(change, { replace: true });
  const refine = (change: Partial<Refinement>) => apply({ refinement: { ...refinement, ...change } });
  const statuses = statusesOf(query);
  const carriers = useCarrierOptions();
  const countries = useCountryOptions();
  const subStatuses = useSubStatusOptions();
  return (
    <Drawer
      total={total}
      onClear={() => apply(UNFILTERED)}
      onClose={onClose}
      sort={<SortSelect sort={query.sort} onChange={(sort) => apply({ sort })} />}
      tools={children}
    >
      <FilterGroup label={t('shipments.column.status')}>
        {MAIN_STATUSES.map((status) => (
          <Checkbox
            key={status}
            checked={statuses.includes(status)}
            onChange={({ target }) => apply(withStatuses(query, toggled(statuses, status, target.checked)))}
          >
            {t(statusText(status))}
          </Checkbox>
        ))}
      </FilterGroup>
      <ManyChoices
        label={t('shipments.refine.subStatus')}
        options={subStatuses}
        chosen={refinement.subStatuses}
        onChange={(chosen) => refine({ subStatuses: chosen as Refinement['subStatuses'] })} // of the options
      />
      <ManyChoices
        label={t('field.carrier')}
        options={carriers}
        chosen={refinement.carriers.map(String)}
        onChange={(chosen) => refine({ carriers: chosen.map(Number) })}
      />
      <ManyChoices
        label={t('shipments.refine.origin')}
        options={countries}
        chosen={refinement.origins}
        onChange={(origins) => refine({ origins })}
      />
      <ManyChoices
        label={t('shipments.refine.destination')}
        options={countries}
        chosen={refinement.destinations}
        onChange={(destinations) => refine({ destinations })}
      />
      <DayRangeFields
        label={t('shipments.column.added')}
        range={refinement.added}
        onChange={(added) => refine({ added })}
      />
      <DayRangeFields
        label={t('shipments.column.updated')}
        range={refinement.updated}
        onChange={(updated) => refine({ updated })}
      />
      <FormField label={t('shipments.fact.estimate')}>
        <Select
          value={refinement.estimate}
          options={ESTIMATES.map((choice) => ({ value: choice, label: t(`shipments.refine.estimate.${choice}`) }))}
          onValueChange={(choice) => refine({ estimate: choice as Refinement['estimate'] })} // of the options
        />
      </FormField>
      <FilterGroup label={t('shipments.column.tag')}>
        {TAG_TYPES.map((tag) => (
          <Checkbox
            key={tag}
            checked={refinement.tags.includes(tag)}
            onChange={({ target }) => refine({ tags: toggled(refinement.tags, tag, target.checked) })}
          >
            <TagMark tag={tag} /> {t(`shipments.tag.${tag}`)}
          </Checkbox>
        ))}
      </FilterGroup>
      <FormField label={t('shipments.refine.stale')}>
        <TextField
          type="number"
          min={1}
          max={MAX_STALE_DAYS}
          value={refinement.stale || ''}
          onChange={({ target }) => refine({ stale: Math.min(MAX_STALE_DAYS, Math.max(0, Math.floor(+target.value))) })}
        />
      </FormField>
      <Checkbox checked={refinement.unread} onChange={({ target }) => refine({ unread: target.checked })}>
        {t('shipments.refine.unread')}
      </Checkbox>
    </Drawer>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, wanted: boolean): Value[] {
  const others = values.filter((other) => other !== value);
  return wanted ? [...others, value] : others;
}
