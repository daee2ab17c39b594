import { FilterChips as Chips } from '@tracking-console/app-kit/later';
import { type ListQuery, UNFILTERED } from '../../model/lists/listQuery.ts';
import type { ChangeList } from '../../model/lists/useListQuery.ts';
import { useActiveFilters } from './useActiveFilters.ts';

/** The active filters of the list. */
export function FilterChips({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const chips = useActiveFilters(query).map(({ without, ...chip }) => ({
    ...chip,
    onRemove: () => onChange({ refinement: { ...query.refinement, ...without } }),
  }));
  return <Chips chips={chips} onClear={() => onChange(UNFILTERED)} />;
}
