import { Button, icons } from '@tracking-console/ui';
import { type ListQuery, UNFILTERED } from '../../model/lists/listQuery.ts';
import type { ChangeList } from '../../model/lists/useListQuery.ts';
import { useText } from '../../useText.ts';
import styles from './FilterDrawer.module.css';
import { useActiveFilters } from './useActiveFilters.ts';

/** What the list is narrowed to, each to be taken away by itself. */
export function FilterChips({ query, onChange }: { query: ListQuery; onChange: ChangeList }) {
  const t = useText();
  const active = useActiveFilters(query);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('shipments.refine.active')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('shipments.refine.remove', { filter: label })}
            onClick={() => onChange({ refinement: { ...query.refinement, ...without } })}
          >
            {label}
            <icons.X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" kind="text" onClick={() => onChange(UNFILTERED)}>
          {t('shipments.noMatch.clear')}
        </Button>
      </li>
    </ul>
  );
}
